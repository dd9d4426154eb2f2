import type { YearMonth } from "../fields.ts";
import { nextMonth } from "../format/months.ts";
import type { MonthlyWords } from "../status/by-month.ts";
import type { Dated, PeriodState } from "../status/status.ts";

/** Where a contest stands: to come, open, closed, and closed with its winners announced. */
export type ContestStanding = PeriodState | "announced";

/** The months that decide of it: the first and the last to receive entries, and that of the announcement. */
interface ContestMonths extends Dated {
  readonly winners: YearMonth;
}

/** What is said where a contest stands. The winners are announced once their month is over: its day is not known before. */
export const contestByMonth = <Words>(
  { start, end = start, winners }: ContestMonths,
  words: Readonly<Record<ContestStanding, Words>>,
): MonthlyWords<Words> => [
  { before: start, words: words.upcoming },
  { before: nextMonth(end), words: words.current },
  { before: nextMonth(winners), words: words.past },
  { words: words.announced },
];
