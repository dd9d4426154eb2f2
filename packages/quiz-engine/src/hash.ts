const SEAL_LENGTH = 7; // 2³² in base 36

/**
 * The `n`-th number (from 0) of the sequence that `seed` starts: an unsigned integer of 32 bits. It is splitmix32, read
 * at any place without a state to carry. Not for secrets.
 *
 * @param seed - An unsigned integer of 32 bits; any other number is brought to one, as `>>> 0` does.
 *
 * @example
 * [randomAt(42, 0), randomAt(42, 1)]; // [551831576, 144025891]
 */
export function randomAt(seed: number, n: number): number {
  let mixed = (seed >>> 0) + Math.imul(n + 1, 0x9e3779b9);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

/** A hash of 32 bits. Each step is one to one, so a change of one character never goes unseen. */
export function hashText(text: string, seed = 0): number {
  let hash = seed;
  for (let i = 0; i < text.length; i++) hash = randomAt(hash ^ text.charCodeAt(i), 0);
  return hash;
}

/** `text` followed by its checksum. */
export function seal(text: string): string {
  return text + hashText(text).toString(36).padStart(SEAL_LENGTH, "0");
}

/** What was sealed, or `null` when it has changed since. */
export function unseal(sealed: string): string | null {
  const text = sealed.slice(0, -SEAL_LENGTH);
  return seal(text) === sealed ? text : null;
}
