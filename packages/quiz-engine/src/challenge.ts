import { assertUint32, seal, unseal } from "./hash.ts";
import { VERSION } from "./shuffle.ts";

/** An invitation to play the same draw. Each number is an unsigned integer of 32 bits. */
export interface Challenge {
  /** The bank to draw from is the one that has this {@link hashBank}. */
  readonly bankHash: number;
  readonly seed: number;
  /** How many questions. Quotas do not travel: whoever plays formats with quotas finds them by the size. */
  readonly size: number;
  /** What the challenger claims, in the unit that the game shows: points, percentage. Nothing proves it. */
  readonly score?: number;
}

/** A challenge, or why there is none: no code at all, one that changed on the way, or one of another version. */
export type DecodedChallenge =
  | { readonly status: "ok"; readonly challenge: Challenge }
  | { readonly status: "malformed" | "damaged" | "outdated" };

/**
 * The challenge as a code for a link: at most 40 characters among `a-z`, `0-9` and `-`. It throws a `RangeError` at a number that a
 * challenge cannot hold: nobody claims a score by mistake.
 *
 * @example
 * encodeChallenge({ bankHash: 123, seed: 42, size: 5, score: 60 }); // "2-3f-16-5-1o0uvjppl"
 */
export function encodeChallenge({ bankHash, seed, size, score }: Challenge): string {
  const fields = { bankHash, seed, size, ...(score !== undefined && { score }) };
  assertUint32(fields);
  return seal([VERSION, ...Object.values(fields)].map((field) => field.toString(36)).join("-"));
}

/**
 * The challenge in a code. It accepts anything, never throws, and refuses a code with the slightest change.
 *
 * @example
 * decodeChallenge("ahoy"); // { status: "malformed" }
 */
export function decodeChallenge(code: string): DecodedChallenge {
  if (typeof code !== "string" || !/^[\da-z-]{8,40}$/.test(code)) return { status: "malformed" };
  const content = unseal(code);
  if (content === null) return { status: "damaged" };
  const [version, bankHash = 0, seed = 0, size = 0, score] = content.split("-").map((n) => parseInt(n, 36));
  if (version !== VERSION) return { status: "outdated" };
  const challenge = { bankHash, seed, size, ...(score !== undefined && { score }) };
  try {
    // Written again, what was misread in any way comes out different, or cannot be written.
    if (encodeChallenge(challenge) === code) return { status: "ok", challenge };
  } catch {
    // A checksum proves nothing: anybody can seal numbers that no challenge holds.
  }
  return { status: "malformed" };
}
