import { expect, it } from "vitest";
import { dictionaryFindings, sortedWords } from "./dictionary.ts";
import { print } from "./report.ts";

const said = (text: string) =>
  dictionaryFindings(text).map((finding) => print(finding).replaceAll(/\s/g, " "));

it("is right as it is", () => {
  expect(dictionaryFindings()).toEqual([]);
});

it("says where git left the words of two people, and what to keep", () => {
  expect(said("abers\n<<<<<<< HEAD\nbôme\n=======\nbosco\n>>>>>>> autre\nébarbe\n")).toEqual([
    "packages/content/dictionary.txt:2:1 · dictionnaire · mots : git y a laissé deux versions des mêmes lignes, entre « <<<<<<< » et « >>>>>>> ». Garder les mots des deux, et retirer les lignes de signes « < », « = » et « > ».",
  ]);
});

it("says which word is out of its place, or there twice, and how to put it there", () => {
  const remedy = expect.stringContaining("« npm run check -- --fix » les range.");
  expect(said("abers\nébarbe\nbosco\n")).toEqual([remedy]);
  expect(said("abers\nabers\n")).toEqual([remedy]);
  expect(dictionaryFindings("abers\nébarbe\nbosco\n")).toMatchObject([{ line: 2 }]);
  expect(sortedWords("abers\nébarbe\nbosco\nabers\n")).toBe("abers\nbosco\nébarbe\n");
});
