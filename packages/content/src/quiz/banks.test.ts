import { expect, it } from "vitest";
import { figures } from "#data/figures";
import { quizBanks } from "./banks.ts";

it("gives the objective of the specification for the whole of Océan vivant", () => {
  const questions = quizBanks.find(({ id }) => id === "ocean-vivant")?.questions ?? [];
  expect(questions.reduce((sum, { points }) => sum + points, 0)).toBe(figures.quizMaximumPoints);
});
