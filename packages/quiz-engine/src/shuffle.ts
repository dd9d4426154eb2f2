import { mix, type Seed, seedOf } from "./hash.ts";

/** What a seed means, written in saves and challenges: a change that makes an old seed draw otherwise raises it. */
export const VERSION = 2;

/**
 * A shuffled copy of `items`. The same seed and the same number of items give the same order everywhere. It throws at a seed
 * that is neither a text nor a whole number.
 *
 * @example
 * shuffle(["mast", "sail", "keel", "rudder"], 42); // ["sail", "rudder", "mast", "keel"]
 */
export function shuffle<T>(items: readonly T[], seed: Seed): T[] {
  const start = seedOf(seed);
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const pick = Math.floor((mix(start, last) / 2 ** 32) * (last + 1));
    [shuffled[last], shuffled[pick]] = [shuffled[pick] as T, shuffled[last] as T];
  }
  return shuffled;
}
