// The months of a voyage as the log tells them: a departure that slips, a return that is late. Nothing here reads a clock or a file.
import type { YearMonth } from "../fields.ts";

export interface Months {
  readonly start: YearMonth;
  /** Included. */
  readonly end: YearMonth;
}

/** A known position of a boat, as far as a voyage asks. */
export interface Known {
  readonly boat: string;
  /** Universal time. Example: `2026-10-13T18:40Z`. */
  readonly at: string;
  /** In the harbour where voyages start and end. */
  readonly atHome: boolean;
}

const monthOf = ({ at }: Known) => at.slice(0, 7) as YearMonth;
const later = (a: YearMonth, b: YearMonth) => (a > b ? a : b);

/**
 * The months of a voyage that was planned for `planned`, when `known` is all that is known of the boats on it, in order.
 *
 * It starts when a boat is first known to be away, and not before the last month that knows them all at home. It ends when every boat
 * that left is home again, and not before the last month that knows one away.
 */
export function followed(planned: Months, known: readonly Known[]): Months {
  const away = known.filter(({ atHome }) => !atHome);
  const [first, last] = [away[0], away.at(-1)];
  const waits = known.at(-1);
  if (!first || !last) {
    const start = waits ? later(planned.start, monthOf(waits)) : planned.start;
    return { start, end: later(planned.end, start) };
  }
  const boats = [...new Set(away.map(({ boat }) => boat))];
  const lasts = boats.flatMap((boat) => known.findLast((one) => one.boat === boat) ?? []);
  const areHome = lasts.every(({ atHome }) => atHome);
  const end = lasts.map(monthOf).reduce(later);
  return { start: monthOf(first), end: areHome ? end : later(planned.end, monthOf(last)) };
}
