// Where the expedition stands: what the pages say follows it, as the statuses do. Nothing here reads a clock.
import { periods } from "#data/periods";
import { monthInParis } from "./status.ts";

/** Before the tour; from its first month to the crossing; during the crossing; once the boats are back. */
export const phases = ["before", "tour", "crossing", "after"] as const;

export type Phase = (typeof phases)[number];

const tour = periods["stages/tours-d-europe"];
const crossing = periods["stages/expedition-transatlantique"];

/** The phase of the expedition at the instant `now`. Between the tour and the crossing, the boats get ready: it is still the tour's. */
export function expeditionPhase(now: Date): Phase {
  const month = monthInParis(now);
  if (month < tour.start) return "before";
  if (month < crossing.start) return "tour";
  return month <= crossing.end ? "crossing" : "after";
}
