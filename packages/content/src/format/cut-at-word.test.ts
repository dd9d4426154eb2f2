import { expect, test } from "vitest";
import { cutAtWord } from "./cut-at-word.ts";

test.each([
  ["Deux bateaux.", "Deux bateaux."],
  ["Deux bateaux, deux sillages", "Deux bateaux, deux…"],
  ["Trois escales\u00A0: Brest, puis Horta", "Trois escales\u00A0: Brest…"],
  ["Une première escale, «\u202FBrest\u202F»", "Une première escale…"],
])("« %s » is cut between words, where French lets a line end", (text, cut) => {
  expect(cutAtWord(text, 24)).toBe(cut);
});
