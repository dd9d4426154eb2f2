import { describe, expect, it } from "vitest";
import { figures } from "../figures/figures.ts";
import { quizBanks } from "../quiz/quiz.ts";
import { capAuLarge } from "./cap-au-large.ts";
import { oceanVivant } from "./ocean-vivant.ts";

const questions = { "ocean-vivant": oceanVivant, "cap-au-large": capAuLarge };

describe("the banks", () => {
  it.each(quizBanks)("$title holds the questions that it announces", ({ id, questions: announced }) => {
    expect(questions[id]).toHaveLength(announced);
  });
  it("gives the objective of the specification for the whole of Océan vivant", () => {
    expect(oceanVivant.reduce((sum, { points }) => sum + points, 0)).toBe(figures.quizMaximumPoints);
  });
});
