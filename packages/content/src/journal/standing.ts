// Where a boat stands on its voyage: what it has sailed, what is near, what comes next.
import { ports } from "#data/ports";
import { greatCircleKm, distanceOf, lineKm, type Position } from "../legs/geometry.ts";
import { voyageLine } from "../legs/voyages.ts";
import { callsOf } from "../ports/calls-of.ts";
import { home } from "../ports/home.ts";
import type { Harbour, Port, VoyageId } from "../ports/ports.schema.ts";
import { markOn, roadTo, waysAlong } from "./along-road.ts";
import { type Fix, fixesOf, voyageAt } from "./fixes.ts";
import type { BoatId } from "./journal.schema.ts";

/** The way that led to a known position from the one before, or from Lorient: it ends there. */
export interface Sailed {
  readonly fix: Fix;
  readonly way: readonly Position[];
}

/** What `boat` has sailed of `voyage`, known position after known position. */
export function sailedBy(boat: BoatId, voyage: VoyageId): Sailed[] {
  const known = fixesOf(boat).filter(({ at }) => voyageAt(at) === voyage);
  const [start = [], ...ways] = waysAlong(voyageLine(voyage), [
    home.position,
    ...known.map(({ where }) => where),
  ]);
  return known.map((fix, at) => ({ fix, way: at === 0 ? [...start, ...(ways[0] ?? [])] : (ways[at] ?? []) }));
}

export interface Standing {
  readonly last: Fix;
  readonly voyage: VoyageId;
  /** Sailed at least since Lorient, in nautical miles: a boat that tacks sails more. */
  readonly miles: number;
  /** The harbour that is nearest, as the bird flies, and how far, in nautical miles. */
  readonly nearest: { readonly harbour: Harbour; readonly miles: number };
  /** The call that the road comes to next, and how far along it; none once the last one is reached. */
  readonly next?: { readonly port: Port; readonly miles: number } | undefined;
}

const milesOf = (km: number) => Math.round(distanceOf(km).nauticalMiles);

function nearestTo(where: Position): Standing["nearest"] {
  const away = [home, ...ports].map((harbour: Harbour) => ({
    harbour,
    miles: milesOf(greatCircleKm(where, harbour.position)),
  }));
  return away.reduce((near, other) => (other.miles < near.miles ? other : near));
}

/** The first call of `voyage` that stands farther along its road than `where`. */
function callAfter({ port: moored, where }: Fix, voyage: VoyageId): Port | undefined {
  const road = voyageLine(voyage);
  const calls = callsOf(voyage);
  const rank = calls.findIndex(({ id }) => id === moored?.id);
  if (rank >= 0) return calls[rank + 1];
  const { along } = markOn(road, where);
  return calls.find(({ position }) => markOn(road, position).along > along);
}

/** Where `boat` stands as far as one knows; `undefined` as long as nothing is known of it. */
export function standingOf(boat: BoatId): Standing | undefined {
  const last = fixesOf(boat).at(-1);
  if (!last) return undefined;
  const voyage = voyageAt(last.at);
  const port = callAfter(last, voyage);
  return {
    last,
    voyage,
    miles: milesOf(lineKm(sailedBy(boat, voyage).flatMap(({ way }) => way))),
    nearest: nearestTo(last.where),
    next: port && { port, miles: milesOf(lineKm(roadTo(voyageLine(voyage), last.where, port.position))) },
  };
}
