import { randomAt } from "./hash.ts";

/** What a seed means, written in saves and challenges: a change that makes an old seed draw otherwise raises it. */
export const VERSION = 1;

/**
 * A shuffled copy of `items`. The same seed and the same number of items give the same order everywhere.
 *
 * @example
 * shuffle(["mât", "voile", "quille", "safran"], 42); // ["voile", "safran", "mât", "quille"]
 */
export function shuffle<T>(items: readonly T[], seed: number): T[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const pick = Math.floor((randomAt(seed, last) / 2 ** 32) * (last + 1));
    [shuffled[last], shuffled[pick]] = [shuffled[pick] as T, shuffled[last] as T];
  }
  return shuffled;
}
