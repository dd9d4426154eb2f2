// Where the boats were: every known position, of the log and of the trackers. Read where pages are made, never by a visitor.
import { journal } from "#data/journal";
import { ports } from "#data/ports";
import { tracks } from "#data/tracks";
import type { Position } from "../legs/geometry.ts";
import { home } from "../ports/home.ts";
import type { Harbour, VoyageId } from "../ports/ports.schema.ts";
import { crossingPeriod } from "../stages/crossing-period.ts";
import type { BoatId } from "./journal.schema.ts";
import { parsePosition } from "./position.ts";

/** A known position: what sailors call a fix. */
export interface Fix {
  readonly boat: BoatId;
  /** Universal time, to the minute: `2026-10-13T18:40Z`. */
  readonly at: string;
  readonly where: Position;
  /** Where the boat is moored; none at sea. */
  readonly port?: Harbour | undefined;
}

const harbours: readonly Harbour[] = [home, ...ports];

/** Where an entry says that it was written. @throws what the check refuses: a place that is nowhere. */
export function placeOf({
  port: id,
  position,
}: {
  port?: string | undefined;
  position?: string | undefined;
}) {
  const port = harbours.find((harbour) => harbour.id === id);
  const where = port?.position ?? parsePosition(position ?? "");
  if (!where)
    throw new RangeError(
      `journal\u00A0: «\u202F${id ?? position}\u202F» n’est ni une escale ni une position`,
    );
  return { where, port };
}

/** The voyage that a day belongs to: what is sailed before the crossing is of the tour. */
export const voyageAt = (at: string): VoyageId =>
  at.slice(0, 7) < crossingPeriod.start ? "europe" : "amerique-latine";

const written = (): Fix[] => journal.map(({ at, boat, ...entry }) => ({ at, boat, ...placeOf(entry) }));

const tracked = (): Fix[] =>
  tracks.flatMap(({ boat, points }) =>
    points.map((point): Fix => {
      const [at = "", ...position] = point.split(" ");
      return { at, boat, ...placeOf({ position: position.join(" ") }) };
    }),
  );

/** Every known position of `boat`, the oldest first. */
export const fixesOf = (boat: BoatId): Fix[] =>
  [...written(), ...tracked()].filter((fix) => fix.boat === boat).toSorted((a, b) => (a.at < b.at ? -1 : 1));
