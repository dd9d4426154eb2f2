import type { YearMonth } from "../fields.ts";
import { type Dated, monthInParis, type PeriodState, periodState } from "../status/status.ts";

/** Where a contest stands: to come, open, closed, and closed with its winners announced. */
export type ContestStanding = PeriodState | "announced";

/** The months that decide of it: the first and the last to receive entries, and that of the announcement. */
export interface ContestMonths extends Dated {
  readonly winners: YearMonth;
}

/** Where a contest stands at the instant `now`. The winners are announced once their month is over: its day is not known before. */
export function contestStanding(months: ContestMonths, now: Date): ContestStanding {
  return months.winners < monthInParis(now) ? "announced" : periodState(months, now);
}
