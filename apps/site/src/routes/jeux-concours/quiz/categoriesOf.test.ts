import { draw, reduce, resultOf, start } from "@sillages/quiz-engine";
import { expect, test } from "vitest";
import { categoriesOf } from "./categoriesOf.ts";
import { oceanVivant } from "../../../sections/quiz/fixtures/oceanVivant.ts";

test("every question is counted in its category, and none twice", () => {
  const { questions } = oceanVivant;
  const session = reduce(start(draw(questions, { seed: 7 }), 0), { type: "finish" }, 1);
  const scores = categoriesOf(resultOf(session).outcomes);
  expect(scores.reduce((sum, { total }) => sum + total, 0)).toBe(questions.length);
  expect(scores.every(({ correct }) => correct === 0)).toBe(true);
  expect(new Set(scores.map(({ category }) => category)).size).toBe(scores.length);
});
