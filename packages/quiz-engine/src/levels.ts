import type { Result } from "./types.ts";

/** A level and the value from which it is reached, inclusive. */
export interface Level<Name extends string = string> {
  readonly name: Name;
  readonly from: number;
}

/** Levels, lowest first. Each ends where the next begins, and the first also takes what lies below it: no gap. */
export type Levels<Name extends string = string> = readonly [Level<Name>, ...Level<Name>[]];

/** The levels of the specification: 60, 40 and 20, inclusive. */
export const LEVELS = [
  { name: "Débutant", from: 0 },
  { name: "Intermédiaire", from: 20 },
  { name: "Avancé", from: 40 },
  { name: "Expert", from: 60 },
] as const satisfies Levels;

/** The name of one of {@link LEVELS}. */
export type LevelName = (typeof LEVELS)[number]["name"];

/** What a level is judged on: the percentage of right answers, or the points won. */
export type Basis = "percentage" | "points";

/**
 * The name of the highest level that the result reaches.
 *
 * @param basis - The percentage unless told otherwise.
 * @param levels - Other levels than {@link LEVELS}; `checkLevels` tells whether their bounds are in order.
 *
 * @example
 * levelOf({ percentage: 60, points: 35 }); // "Expert"
 * levelOf({ percentage: 60, points: 35 }, "points"); // "Intermédiaire"
 */
export function levelOf<Name extends string = LevelName>(
  result: Pick<Result, Basis>,
  basis: Basis = "percentage",
  levels: Levels<Name> = LEVELS as Levels<string> as Levels<Name>,
): Name {
  const reached = levels.findLast(({ from }) => result[basis] >= from) ?? levels[0];
  return reached.name;
}
