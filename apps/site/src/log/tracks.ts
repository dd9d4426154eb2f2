// The tracks of a voyage as its chart plays them: a step for each known position, as many as a slider can tell apart.
import type { VoyageId } from "@sillages/content";
import { boats, logWords, sailedBy, type Sailed, simplified } from "@sillages/content/journal";
import type { Coordinates } from "@sillages/illustrations";
import { boatSurfaces } from "./boatSurfaces.ts";
import type { PlayedTrack } from "./TrackLayer.tsx";

/** A slider has room for so many steps on a phone. */
const MOST_STEPS = 60;

/** What the chart cannot show, in degrees. */
const UNSEEN = 0.04;

const hundredth = (degrees: number) => Math.round(degrees * 100) / 100;

/** `list`, or as many of its entries evenly taken as `most`; the last one stays. */
function sampled<Entry>(list: readonly Entry[], most: number): Entry[] {
  if (list.length <= most) return [...list];
  return Array.from({ length: most }, (_, at) => list[Math.round(((at + 1) * list.length) / most) - 1]!);
}

/** The line of a boat, and how many of its points are behind at each of `instants`. */
function played(sailed: readonly Sailed[], instants: readonly string[]): Pick<PlayedTrack, "line" | "marks"> {
  const line: Coordinates[] = [];
  const marks = instants.map((until, step) => {
    const since = instants[step - 1] ?? "";
    const way = sailed.filter(({ fix }) => fix.at > since && fix.at <= until).flatMap((leg) => leg.way);
    for (const [lon, lat] of simplified(way, UNSEEN)) line.push([hundredth(lon), hundredth(lat)]);
    return line.length;
  });
  return { line, marks };
}

/** What is played of `voyage`: its steps in words, and the track of each boat. */
export function tracksOf(voyage: VoyageId): { steps: string[]; tracks: PlayedTrack[] } {
  const sailed = boats.map(({ id }) => ({ id, legs: sailedBy(id, voyage) }));
  const fixes = sailed
    .flatMap(({ legs }) => legs.map(({ fix }) => fix))
    .toSorted((a, b) => (a.at < b.at ? -1 : 1));
  const shown = sampled(fixes, MOST_STEPS);
  const instants = shown.map(({ at }) => at);
  return {
    steps: shown.map(logWords.stepInWords),
    tracks: sailed.map(({ id, legs }) => ({ ink: boatSurfaces[id], ...played(legs, instants) })),
  };
}
