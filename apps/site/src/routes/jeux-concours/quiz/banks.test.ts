import { difficulties, levels } from "@sillages/content";
import { quizBanks } from "@sillages/content/quiz-banks";
import { checkBank, checkLevels } from "@sillages/quiz-engine/check";
import { expect, test } from "vitest";

/** The amounts that the banks say with words; the first that an option ends with is what it says. */
const amounts = Object.entries({
  "quatre douzièmes": 4 / 12,
  "trois douzièmes": 3 / 12,
  "deux douzièmes": 2 / 12,
  "un douzième": 1 / 12,
  "trois quarts": 0.75,
  "deux tiers": 2 / 3,
  moitié: 0.5,
  tiers: 1 / 3,
  quart: 0.25,
  dixième: 0.1,
  centième: 0.01,
});

/** An amount said in French, with figures; of a date, its year. */
function inFigures(option: string): string {
  const [, amount] = amounts.find(([words]) => option.toLowerCase().endsWith(words)) ?? [];
  return amount?.toFixed(3) ?? option.replace(/^Le\s\d+\s\p{L}+\s(?=\d{4}$)/u, "");
}

const points = Object.fromEntries(difficulties.map(({ label, points }) => [label, points]));

test.each(quizBanks)("$title is fair: the engine finds nothing to say", ({ questions }) => {
  expect(checkBank(questions, points, inFigures)).toEqual([]);
});

test("a right answer brings 10, 15 or 20 points, and levels begin at 60, 40 and 20 %, as specified", () => {
  expect(points).toEqual({ Facile: 10, Moyen: 15, Difficile: 20 });
  expect(levels.map(({ from, label }) => [label, from])).toEqual([
    ["Expert", 60],
    ["Avancé", 40],
    ["Intermédiaire", 20],
    ["Débutant", 0],
  ]);
  const lowestFirst = levels.map(({ from, label }) => ({ name: label as string, from })).toReversed();
  expect(checkLevels(lowestFirst)).toEqual([]);
});
