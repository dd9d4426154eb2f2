// The words of our own that the check knows: `dictionary.txt`, one a line.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { twoVersionsIn } from "../data/parse.ts";
import { writeWhole } from "../data/writeWhole.ts";
import type { Finding } from "./finding.ts";

export const dictionary = fileURLToPath(new URL("../../dictionary.txt", import.meta.url));

/** `text` in the order of the alphabet, each word once. */
export function sortedWords(text: string): string {
  const words = text.split(/\r?\n/).filter(Boolean);
  return `${[...new Set(words)].toSorted((a, b) => a.localeCompare(b, "fr")).join("\n")}\n`;
}

/** What is wrong in the dictionary once two people have added words to it: git left both versions, or put one under the other. */
export function dictionaryFindings(text = readFileSync(dictionary, "utf8")): Finding[] {
  const place = { file: "dictionary.txt", entry: "dictionnaire", field: "mots" };
  const parted = twoVersionsIn(text);
  if (parted)
    return [
      {
        ...place,
        ...parted,
        remedy: "Garder les mots des deux, et retirer les lignes de signes « < », « = » et « > ».",
      },
    ];
  const sorted = sortedWords(text).split("\n");
  const line = text.split(/\r?\n/).findIndex((word, at) => word !== sorted[at]);
  if (line === -1) return [];
  const problem = "les mots ne se suivent plus par ordre alphabétique, une fois chacun";
  return [{ ...place, line: line + 1, problem, remedy: "« npm run check -- --fix » les range." }];
}

/** Puts the dictionary in order. @returns Whether it was not. */
export function mendDictionary(): boolean {
  const text = readFileSync(dictionary, "utf8");
  const sorted = sortedWords(text);
  if (twoVersionsIn(text) || sorted === text) return false;
  writeWhole(dictionary, sorted);
  return true;
}
