import { type Files, Unknown } from "./files.ts";

/** `text`, one word a line in the order of the alphabet, with `word` in its place; nothing when this is no word. */
export function withWord(text: string, word: string): string | undefined {
  if (!/^[\p{L}\p{M}\p{N}’'-]{2,60}$/u.test(word)) return undefined;
  const words = text.split("\n").filter(Boolean);
  if (words.includes(word)) return text;
  const after = words.findIndex((other) => other.localeCompare(word, "fr") > 0);
  const place = after < 0 ? words.length : after;
  return `${[...words.slice(0, place), word, ...words.slice(place)].join("\n")}\n`;
}

/** The words that the check does not know, in what it says of an entry. */
export function unknownWordsIn(findings: readonly { readonly problem: string }[]): string[] {
  const words = findings.flatMap(
    ({ problem }) => /^mot inconnu «\s(?<word>.+)\s»$/.exec(problem)?.groups?.["word"] ?? [],
  );
  return [...new Set(words)];
}

export const DICTIONARY = "dictionary.txt";

/** How many times a word is written, when others that are added at once come first. */
const TRIES = 5;

/** Writes `word` in the dictionary. */
export async function addWord(files: Pick<Files, "read" | "replace">, word: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const { text = "", version } = await files.read(DICTIONARY);
    const changed = withWord(text, word);
    if (changed === undefined) throw new Unknown(word);
    if ((await files.replace(DICTIONARY, changed, version)) !== undefined) return;
  }
  throw new Error("The dictionary changed.");
}
