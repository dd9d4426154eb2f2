// The words that French does not have, asked of the server: it reads its dictionaries once, this process lives until a file changes.
import type { unknownWords } from "@sillages/content/spelling";
import type { SpellingAsked, SpellingTold } from "./contentMessages.ts";

interface Waiting {
  readonly resolve: (unknown: SpellingTold["unknown"]) => void;
  readonly reject: (error: Error) => void;
}

const waiting = new Map<number, Waiting>();
let asked = 0;

export const askedSpelling: typeof unknownWords = (...given) =>
  new Promise((resolve, reject) => {
    const spelling = ++asked;
    waiting.set(spelling, { resolve, reject });
    const question: SpellingAsked = { spelling, given };
    process.send?.(question, (error: Error | null) => error && reject(error));
  });

/** Takes what the server answers. */
export function hearSpelling({ spelling, unknown, error }: SpellingTold) {
  const one = waiting.get(spelling);
  waiting.delete(spelling);
  if (error === undefined) one?.resolve(unknown);
  else one?.reject(new Error(error));
}
