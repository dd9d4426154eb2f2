// What a partner who comes under way may still have: counted from the ports and from the months of the crossing.
import { crossingPeriod } from "../stages/crossing-period.ts";
import { monthCount } from "../format/months.ts";
import { callsOf } from "../ports/calls-of.ts";
import type { Port } from "../ports/ports.schema.ts";
import type { UntilMonth } from "../status/by-month.ts";

/** What is ahead of the boats at some time of a voyage. */
export interface Ahead extends UntilMonth {
  /** The calls of the months to come, in their order; none once the last month of calls has begun. */
  readonly calls: readonly Port[];
  /** How many months a logo sails that is laid at the first of them, the month of the return included. */
  readonly months: number;
}

/** The calls of the tour, in their order. */
export const tourCalls: readonly Port[] = callsOf("europe");

/** The calls of the crossing, in their order. */
export const crossingCalls: readonly Port[] = callsOf("amerique-latine");

/** The months of some calls, from the first to the last; without any, those of the crossing. */
export function monthsOf(calls: readonly Port[]) {
  const months = calls.map(({ month }) => month).toSorted();
  return { start: months[0] ?? crossingPeriod.start, end: months.at(-1) ?? crossingPeriod.end };
}

/** What is ahead on a voyage, from its beginning to its end. */
export function callsAhead(calls: readonly Port[]): readonly Ahead[] {
  const months = [...new Set(calls.map(({ month }) => month))].toSorted();
  return [
    ...months.map((first) => ({
      before: first,
      calls: calls.filter(({ month }) => month >= first),
      months: monthCount({ start: first, end: crossingPeriod.end }),
    })),
    { calls: [], months: 0 },
  ];
}
