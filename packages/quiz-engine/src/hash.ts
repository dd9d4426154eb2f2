const SEAL_LENGTH = 7; // 2³² in base 36

/** What a sequence begins with: a text, or a whole number (`Number.isSafeInteger`) of which the last 32 bits count. */
export type Seed = number | string;

/** The unsigned integer of 32 bits that `seed` stands for. @throws when it is neither a text nor a whole number. */
export function seedOf(seed: Seed): number {
  if (typeof seed === "string") return hashText(seed);
  if (Number.isSafeInteger(seed)) return seed >>> 0;
  throw RangeError(`seed ${seed}: give a text or whole number`);
}

/**
 * The `n`-th number (from 0) of the sequence that `seed` starts: an unsigned integer of 32 bits. It is splitmix32, read
 * at any place without a state to carry. Not for secrets.
 *
 * @param seed - A text, or a whole number, brought to an unsigned integer of 32 bits (`>>> 0`). A fraction is refused with a
 *   `RangeError`: `Math.random()` would be the seed 0 for ever.
 *
 * @example
 * [randomAt(42, 0), randomAt(42, 1)]; // [551831576, 144025891]
 * randomAt("regatta", 0); // 3898922751
 */
export function randomAt(seed: Seed, n: number): number {
  return mix(seedOf(seed), n);
}

/** {@link randomAt} of a seed that is a whole number already, signed or not. */
export function mix(seed: number, n: number): number {
  let mixed = seed + Math.imul(n + 1, 0x9e3779b9);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

/** A hash of 32 bits. Each step is one to one, so a change of one character never goes unseen. */
export function hashText(text: string, seed = 0): number {
  let hash = seed;
  for (let i = 0; i < text.length; i++) hash = mix(hash ^ text.charCodeAt(i), 0);
  return hash;
}

/** @throws at the first of `fields` that is no unsigned integer of 32 bits, by its name. */
export function assertUint32(fields: Readonly<Record<string, number>>): void {
  for (const [name, value] of Object.entries(fields))
    if (value !== value >>> 0) throw RangeError(`${name} ${value}: give a uint32`);
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
