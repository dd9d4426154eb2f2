// A door of its own: only pages that tell the log carry it.
export { boats } from "./boats.ts";
export { type Fix, fixesOf, voyageAt } from "./fixes.ts";
export type { BoatId, Measure } from "./journal.schema.ts";
export {
  calledAt,
  entriesIn,
  type LogEntry,
  logEntries,
  logMonths,
  logText,
  neighboursOf,
} from "./logbook.ts";
export { simplified } from "./simplified.ts";
export { reportOn, type Report } from "./report.ts";
export { type Sailed, sailedBy, type Standing, standingOf } from "./standing.ts";
export { celsius, seaInWords, windInWords } from "./weather-words.ts";
export { logWords } from "../pages/journal.ts";
export { measured, partnerReport } from "../pages/rapport-rse.ts";
