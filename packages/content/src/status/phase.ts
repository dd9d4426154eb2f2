// Where the expedition stands: what the pages say follows it, as the statuses do. Nothing here reads a clock.
import { periods } from "#data/periods";
import type { Phase } from "./phases.ts";
import { monthInParis } from "./status.ts";

const tour = periods["stages/tours-d-europe"];
const crossing = periods["stages/expedition-transatlantique"];

/** The phase of the expedition at the instant `now`. Between the tour and the crossing, the boats get ready: it is still the tour's. */
export function expeditionPhase(now: Date): Phase {
  const month = monthInParis(now);
  if (month < tour.start) return "before";
  if (month < crossing.start) return "tour";
  return month <= crossing.end ? "crossing" : "after";
}
