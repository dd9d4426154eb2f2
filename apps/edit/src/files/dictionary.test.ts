import { expect, it } from "vitest";
import { addWord, unknownWordsIn, withWord } from "./dictionary.ts";

it("puts a word in its place in the dictionary, once", () => {
  expect(withWord("Abgrall\nLorient\n", "Brest")).toBe("Abgrall\nBrest\nLorient\n");
  expect(withWord("Abgrall\n", "Élorn")).toBe("Abgrall\nÉlorn\n");
  expect(withWord("Brest\n", "Brest")).toBe("Brest\n");
  expect(withWord("Brest\n", "deux mots")).toBeUndefined();
  expect(withWord("Brest\n", "a\nb")).toBeUndefined();
});

it("finds the unknown words in what the check says", () => {
  const findings = [
    { problem: "mot inconnu « Riou »" },
    { problem: "champ manquant" },
    { problem: "mot inconnu « Riou »" },
  ];
  expect(unknownWordsIn(findings)).toEqual(["Riou"]);
});

it("adds each of two words that are asked for at once", async () => {
  let text = "Brest\n";
  const files = {
    read: () => Promise.resolve({ text, version: text }),
    replace: (_file: string, next: string, version: string) => {
      if (version !== text) return Promise.resolve(undefined);
      text = next;
      return Promise.resolve(next);
    },
  };
  await Promise.all([addWord(files, "Lorient"), addWord(files, "Roscoff")]);
  expect(text).toBe("Brest\nLorient\nRoscoff\n");
});
