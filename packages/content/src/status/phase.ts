// Where the expedition stands: what the pages say follows it, as the statuses do. Nothing here reads a clock.
import { periods } from "#data/periods";
import { nextMonth } from "../format/months.ts";
import { inMonth, type MonthlyWords } from "./by-month.ts";
import type { Phase } from "./phases.ts";
import { monthInParis } from "./status.ts";

const tour = periods["stages/tours-d-europe"];
const crossing = periods["stages/expedition-transatlantique"];

/** What is said in each phase of the expedition. Between the tour and the crossing, the boats get ready: it is still the tour's. */
export const phaseByMonth = <Words>(words: Readonly<Record<Phase, Words>>): MonthlyWords<Words> => [
  { before: tour.start, words: words.before },
  { before: crossing.start, words: words.tour },
  { before: nextMonth(crossing.end), words: words.crossing },
  { words: words.after },
];

const phaseNames = phaseByMonth<Phase>({
  before: "before",
  tour: "tour",
  crossing: "crossing",
  after: "after",
});

/** The phase of the expedition at the instant `now`. */
export const expeditionPhase = (now: Date): Phase => inMonth(phaseNames, monthInParis(now))?.words ?? "after";
