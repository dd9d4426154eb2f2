import { anchorOf } from "../navigation/anchorOf.ts";

/**
 * The code that follows `prefix` in `hash`: without the full stop or the bracket of the message around its link, nor what a network adds
 * to it to follow it, and with the signs that a mail program escapes as they were.
 */
export const codeInHash = (hash: string, prefix: string): string =>
  /^[\w.~-]*\w/.exec(anchorOf(hash).slice(prefix.length - 1))?.[0] ?? "";

/** Whether a code follows `prefix` in `hash`: a mail program escapes its sign too, and a hand copies it in capitals. */
export const holdsCode = (hash: string, prefix: string): boolean =>
  hash.replace(/%3d/i, "=").toLowerCase().startsWith(prefix);

/** A challenge's: its code is of small letters, and is read in capitals too. */
export const CHALLENGE_PREFIX = "#defi=";

/** The code of the challenge in `hash`. */
export const challengeCodeIn = (hash: string): string => codeInHash(hash, CHALLENGE_PREFIX).toLowerCase();
