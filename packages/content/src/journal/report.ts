// What the log tells of half a year: the report that partners receive is made of it.
import { ports } from "#data/ports";
import type { YearMonth } from "../fields.ts";
import { monthInParis } from "../status/status.ts";
import { madeFrom } from "../ports/made-from.ts";
import { type LogEntry, logEntries } from "./logbook.ts";

/** How many whole months a report covers. */
const MONTHS = 6;

/** A page of the log that tells partners of something done. */
export type Action = LogEntry & { readonly report: NonNullable<LogEntry["report"]> };

export interface Report {
  /** Whole months, both included. */
  readonly start: YearMonth;
  readonly end: YearMonth;
  /** In the order that they were done. */
  readonly actions: readonly Action[];
  /** The pages that hold measures, in the order that they were made, whether something else was done or not. */
  readonly measuring: readonly LogEntry[];
  /** How many ports were called at. */
  readonly calls: number;
}

function monthsBefore(month: YearMonth, count: number): YearMonth {
  const [year = 0, at = 0] = month.split("-").map(Number);
  const months = 12 * year + at - 1 - count;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, "0")}` as YearMonth;
}

const isAction = (entry: LogEntry): entry is Action => entry.report !== undefined;

/** The last six months that are over and end with something done; `undefined` as long as there are none. */
export function reportOn(now: Date): Report | undefined {
  const month = monthInParis(now);
  const entries = logEntries();
  const done = entries.filter(isAction);
  const end = done.find((action) => action.month < month)?.month;
  if (end === undefined) return undefined;
  const start = monthsBefore(end, MONTHS - 1);
  const isIn = (at: YearMonth) => start <= at && at <= end;
  return {
    start,
    end,
    actions: done.filter((action) => isIn(action.month)).toReversed(),
    measuring: entries.filter((entry) => entry.measures && isIn(entry.month)).toReversed(),
    calls: ports.filter((port) => isIn(port.month) && madeFrom(port) <= month).length,
  };
}
