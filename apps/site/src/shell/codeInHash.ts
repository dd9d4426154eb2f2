import { anchorOf } from "./anchorOf.ts";

/**
 * The code that follows `prefix` in `hash`: without the full stop or the bracket of the message around its link, nor what a network adds
 * to it to follow it, and with the signs that a mail program escapes as they were.
 */
export const codeInHash = (hash: string, prefix: string): string =>
  /^[\w.~-]*\w/.exec(anchorOf(hash).slice(prefix.length - 1))?.[0] ?? "";
