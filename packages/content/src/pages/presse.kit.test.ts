import { expect, test } from "vitest";
import { wordCount } from "../format/words.ts";
import { pressKit } from "./presse.kit.ts";

test.each(pressKit.texts)("« $label » says its true length", ({ text, words }) => {
  expect(wordCount(text)).toBe(words);
});
