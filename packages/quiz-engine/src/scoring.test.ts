import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { draw } from "./draw.ts";
import { answer, bank, bankOf, finish, next, play, sessions } from "./fixtures.ts";
import { start } from "./quiz.ts";
import { resultOf } from "./scoring.ts";
import type { Question } from "./types.ts";

const session = start(draw(bank, { seed: 42 }), 0); // q2, q4, q1, q3

describe("resultOf", () => {
  it("adds the points of the right answers only", () => {
    const result = resultOf(play(session, answer(1), next, answer(0), next, answer(0), finish));
    expect(result).toMatchObject({ points: 25, maximum: 55, correct: 2, total: 4, percentage: 50 });
  });

  it("tells what became of each question", () => {
    const { outcomes } = resultOf(play(session, answer(1), next, answer(0), finish));
    expect(outcomes.slice(0, 3)).toEqual([
      {
        question: bank[1],
        verdict: "right",
        answer: "1 852 m an hour",
        rightAnswer: "1 852 m an hour",
        points: 15,
      },
      { question: bank[3], verdict: "wrong", answer: "An anchor", rightAnswer: "A sail", points: 0 },
      { question: bank[0], verdict: "unanswered", answer: null, rightAnswer: "Left", points: 0 },
    ]);
    expect(outcomes).toHaveLength(4);
  });

  it("speaks of a session still being played too", () => {
    expect(resultOf(session)).toMatchObject({ points: 0, correct: 0, total: 4, percentage: 0 });
  });

  it("is worth nothing on an empty draw", () => {
    expect(resultOf(start(draw([], { seed: 1 }), 0))).toEqual({
      points: 0,
      maximum: 0,
      correct: 0,
      total: 0,
      percentage: 0,
      outcomes: [],
    });
  });

  it.each([
    [3, 1, 33],
    [3, 2, 67],
    [8, 1, 13],
    [200, 1, 1],
    [7, 7, 100],
  ])("rounds the percentage: of %i questions, %i right is %i %", (size, correct, percentage) => {
    const questions = bankOf(size).map((question) => ({ ...question, correct: 0 }));
    const first = start(draw(questions, { seed: 1 }), 0, null);
    const played = questions.reduce((s, _, place) => play(s, answer(place < correct ? 0 : 1), next), first);
    expect(resultOf(played)).toMatchObject({ correct, percentage });
  });

  it("shows no right answer when the bank names none", () => {
    const lost = { ...(bank[0] as Question), correct: 9 };
    expect(resultOf(start(draw([lost], { seed: 1 }), 0)).outcomes[0]?.rightAnswer).toBe("");
  });

  it("stays within its bounds and agrees with itself, whatever was played", () => {
    fc.assert(
      fc.property(sessions, ({ session }) => {
        const { points, maximum, correct, total, percentage, outcomes } = resultOf(session);
        const count = (verdict: string) => outcomes.filter((outcome) => outcome.verdict === verdict).length;
        expect(points).toBeGreaterThanOrEqual(0);
        expect(points).toBeLessThanOrEqual(maximum);
        expect(points).toBe(outcomes.reduce((sum, outcome) => sum + outcome.points, 0));
        expect([correct, total]).toEqual([count("right"), session.draw.size]);
        expect(count("unanswered")).toBe(total - session.answers.length);
        expect(percentage).toBe(total === 0 ? 0 : Math.round((correct / total) * 100));
      }),
    );
  });
});
