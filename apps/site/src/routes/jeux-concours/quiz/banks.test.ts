import { difficulties, levels } from "@sillages/content";
import { capAuLarge } from "@sillages/content/cap-au-large";
import { oceanVivant } from "@sillages/content/ocean-vivant";
import { LEVELS, POINTS } from "@sillages/quiz-engine";
import { checkBank } from "@sillages/quiz-engine/check";
import { expect, test } from "vitest";

test.each([
  ["Océan vivant", oceanVivant],
  ["Cap au large", capAuLarge],
])("%s is fair: the engine finds nothing to say", (_name, bank) => {
  expect(checkBank(bank)).toEqual([]);
});

test("the content and the engine give the same points and the same levels", () => {
  expect(Object.fromEntries(difficulties.map(({ label, points }) => [label, points]))).toEqual(POINTS);
  expect(levels.map(({ from, label }) => ({ name: label, from })).toReversed()).toEqual(
    LEVELS.map(({ from, name }) => ({ name, from })),
  );
});
