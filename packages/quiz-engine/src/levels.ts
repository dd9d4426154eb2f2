import type { Result } from "./types.ts";

/** A level and the value from which it is reached, inclusive. */
export interface Level<Name extends string = string> {
  readonly name: Name;
  readonly from: number;
}

/** Levels, lowest first. Each ends where the next begins, and the first also takes what lies below it: no gap. */
export type Levels<Name extends string = string> = readonly [Level<Name>, ...Level<Name>[]];

/** What a level is judged on: the percentage of right answers, or the points won. */
export type Basis = "percentage" | "points";

/**
 * The name of the highest of your `levels` that the result reaches.
 *
 * @param levels - Lowest first; `checkLevels` tells whether their bounds are in order.
 * @param basis - The percentage unless told otherwise.
 *
 * @example
 * const levels = [{ name: "deckhand", from: 0 }, { name: "skipper", from: 40 }];
 * levelOf({ percentage: 60, points: 35 }, levels); // "skipper"
 * levelOf({ percentage: 60, points: 35 }, levels, "points"); // "deckhand"
 */
export function levelOf<Name extends string>(
  result: Pick<Result, Basis>,
  levels: Levels<Name>,
  basis: Basis = "percentage",
): Name {
  const reached = levels.findLast(({ from }) => result[basis] >= from) ?? levels[0];
  return reached.name;
}
