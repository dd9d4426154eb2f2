import { expect, it } from "vitest";
import { unknownWordsIn, withWord } from "./dictionary.ts";

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
