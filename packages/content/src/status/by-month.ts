// What is said as the months go by: one thing until a month, then another.
import type { YearMonth } from "../fields.ts";
import { nextMonth } from "../format/months.ts";
import type { Dated, PeriodState } from "./status.ts";

/** Something that is true for some months. */
export interface UntilMonth {
  /** The first month in which it is no longer so; none for what has no end. */
  readonly before?: YearMonth;
}

/** What is said one time after another; the last has no end. */
export type MonthlyWords<Words> = readonly (UntilMonth & { readonly words: Words })[];

const lasts = ({ before }: UntilMonth, month: YearMonth) => before === undefined || month < before;

/** Of what is true one time after another, what is true in `month`. */
export const inMonth = <Then extends UntilMonth>(times: readonly Then[], month: YearMonth) =>
  times.find((then) => lasts(then, month));

/** Of what is true one time after another, what is true in `month` and after it. */
export const fromMonth = <Then extends UntilMonth>(times: readonly Then[], month: YearMonth) =>
  times.filter((then) => lasts(then, month));

/** What is said before a period, during it and after it. */
export const periodByMonth = <Words>(
  { start, end = start }: Dated,
  words: Readonly<Record<PeriodState, Words>>,
): MonthlyWords<Words> => [
  { before: start, words: words.upcoming },
  { before: nextMonth(end), words: words.current },
  { words: words.past },
];
