import { difficulties, levels } from "@sillages/content";
import { quizBanks } from "@sillages/content/quiz-banks";
import { LEVELS, POINTS } from "@sillages/quiz-engine";
import { checkBank } from "@sillages/quiz-engine/check";
import { expect, test } from "vitest";

test.each(quizBanks)("$title is fair: the engine finds nothing to say", ({ questions }) => {
  expect(checkBank(questions)).toEqual([]);
});

test("the content and the engine give the same points and the same levels", () => {
  expect(Object.fromEntries(difficulties.map(({ label, points }) => [label, points]))).toEqual(POINTS);
  expect(levels.map(({ from, label }) => ({ name: label, from })).toReversed()).toEqual(
    LEVELS.map(({ from, name }) => ({ name, from })),
  );
});
