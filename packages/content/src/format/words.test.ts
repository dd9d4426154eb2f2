import { expect, test } from "vitest";
import { wordCount } from "./words.ts";

test.each([
  ["", 0],
  ["Deux bateaux.", 2],
  ["l’économie bleue", 2],
  ["6\u202F000\u00A0km", 2],
  ["de la mer\u00A0: même eau\u202F?", 5],
  ["un demi-tour, peut-être", 3],
])("« %s » holds %i words", (text, count) => expect(wordCount(text)).toBe(count));
