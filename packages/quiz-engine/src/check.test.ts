import { describe, expect, it } from "vitest";
import { checkBank, checkLevels, type WrittenQuestion } from "./check.ts";
import { bank, bankOf } from "./fixtures.ts";
import type { Levels } from "./levels.ts";

const [q0, q1, q2] = bankOf(3) as [WrittenQuestion, WrittenQuestion, WrittenQuestion];

describe("checkBank", () => {
  it("finds nothing to say about a good bank, or an empty one", () => {
    expect(checkBank(bank)).toEqual([]);
    expect(checkBank(bankOf(50))).toEqual([]);
    expect(checkBank([])).toEqual([]);
  });

  it("tells several problems at once, in a steady order", () => {
    const problems = checkBank([q0, { ...q0, explanation: " " }, q2]);
    expect(problems).toEqual([
      { rule: "duplicate-id", where: ["q0", "q0"] },
      { rule: "duplicate-question", where: ["q0", "q0"] },
      { rule: "missing-explanation", where: ["q0"] },
    ]);
  });

  it.each<[string, string, Partial<WrittenQuestion>]>([
    ["the id of another", "duplicate-id", { id: "q0" }],
    ["the words of another", "duplicate-question", { question: "  QUESTION\u202f0 " }],
    ["an option twice", "duplicate-option", { options: ["l’eau", "L'eau ", "b", "c"] }],
    ["one option", "too-few-options", { options: ["a"], correct: 0 }],
    ["no option", "too-few-options", { options: [] }],
    ["an index above the last", "wrong-index", { correct: 4 }],
    ["an index below the first", "wrong-index", { correct: -1 }],
    ["half an index", "wrong-index", { correct: 0.5 }],
    ["a pin on no option", "wrong-index", { pinned: [3, 4] }],
    ["no explanation", "missing-explanation", { explanation: undefined }],
    ["an empty explanation", "missing-explanation", { explanation: "\u00a0 " }],
    ["the points of another difficulty", "wrong-points", { points: 20 }],
    ["an unknown difficulty", "wrong-points", { difficulty: "Impossible" }],
    ["a difficulty with the name of a method", "wrong-points", { difficulty: "constructor" }],
  ])("finds a question with %s", (_, rule, change) => {
    const problems = checkBank([q0, { ...q1, ...change }, q2]);
    expect(problems.map((problem) => problem.rule)).toContain(rule);
    expect(problems.find((problem) => problem.rule === rule)?.where).toContain(change.id ?? "q1");
    expect(problems.flatMap(({ where }) => where)).not.toContain("q2");
  });

  it("does not take a minus sign or a percentage for nothing", () => {
    expect(checkBank([{ ...q0, options: ["5 °C", "-5 °C", "5 %", "5"] }, q1, q2])).toEqual([]);
  });

  it("accepts a pin that exists", () => {
    expect(checkBank([{ ...q0, pinned: [0, 3] }, q1, q2])).toEqual([]);
  });

  it("takes other difficulties and points", () => {
    const questions = [q0, q1].map((question) => ({ ...question, difficulty: "easy", points: 1 }));
    expect(checkBank(questions, { easy: 1 })).toEqual([]);
    expect(checkBank(questions)).toEqual([{ rule: "wrong-points", where: ["q0", "q1"] }]);
  });

  describe("position bias", () => {
    const withFirst = (count: number, size = 48) =>
      bankOf(size).map((question, i) => ({ ...question, correct: i < count ? 0 : (i % 3) + 1 }));

    it("is told when chance does not explain it", () => {
      expect(checkBank(withFirst(21))).toEqual([]); // 12 expected, standard deviation 3
      expect(checkBank(withFirst(22))).toEqual([{ rule: "position-bias", where: ["option 1: 22 of 48"] }]);
    });

    it("is told of a place that is never right", () => {
      expect(checkBank(withFirst(0))).toEqual([{ rule: "position-bias", where: ["option 1: 0 of 48"] }]);
      expect(checkBank(withFirst(3))).toEqual([]);
    });

    it("is not told of a handful of questions", () => {
      expect(checkBank(withFirst(3, 3))).toEqual([]);
    });

    it("only counts the questions that have the place", () => {
      const pairs = bankOf(48).map((question, i) => ({
        ...question,
        options: ["oui", "non"],
        correct: i % 2,
      }));
      expect(checkBank(pairs)).toEqual([]);
      const mixed = [...bankOf(24), ...pairs.slice(24).map((question) => ({ ...question, correct: 1 }))];
      expect(checkBank(mixed)).toEqual([
        { rule: "position-bias", where: ["option 1: 6 of 48", "option 2: 30 of 48"] },
      ]);
    });
  });

  describe("length bias", () => {
    const withLongest = (count: number) =>
      bankOf(48).map((question, i) =>
        i < count
          ? {
              ...question,
              options: question.options.map((text, n) => (n === question.correct ? `${text} ?` : text)),
            }
          : question,
      );

    it("is told when the right option is the longest too often", () => {
      expect(checkBank(withLongest(21))).toEqual([]);
      const [problem, ...others] = checkBank(withLongest(22));
      expect(problem).toEqual({ rule: "length-bias", where: bankOf(22).map(({ id }) => id) });
      expect(others).toEqual([]);
    });

    it("is not told of right answers that do not exist", () => {
      const lost = bankOf(48).map((question) => ({ ...question, correct: 9 }));
      expect(checkBank(lost).map(({ rule }) => rule)).toEqual(["wrong-index", "position-bias"]);
    });

    it("does not count options of the same length", () => {
      expect(checkBank(withLongest(0))).toEqual([]);
    });
  });

  describe("balance of difficulties", () => {
    const withHard = (count: number, size = 48) =>
      bankOf(size).map((question, i) =>
        i < count
          ? { ...question, difficulty: "Difficile", points: 20 }
          : { ...question, difficulty: i % 2 ? "Facile" : "Moyen", points: i % 2 ? 10 : 15 },
      );

    it("is told when one has less than half of its share", () => {
      expect(checkBank(withHard(8))).toEqual([]);
      expect(checkBank(withHard(7))).toEqual([
        { rule: "unbalanced-difficulty", where: ["Difficile: 7 of 48"] },
      ]);
      expect(checkBank(withHard(0, 6))).toEqual([
        { rule: "unbalanced-difficulty", where: ["Difficile: 0 of 6"] },
      ]);
    });

    it("is not told of fewer than six questions", () => {
      expect(checkBank(withHard(0, 5))).toEqual([]);
    });
  });
});

describe("checkLevels", () => {
  const rules = (levels: Levels) => checkLevels(levels);

  it("accepts bounds in order, from 0 or below", () => {
    expect(rules([{ name: "a", from: 0 }])).toEqual([]);
    expect(
      rules([
        { name: "a", from: -Infinity },
        { name: "b", from: 0 },
        { name: "c", from: 0.5 },
      ]),
    ).toEqual([]);
  });

  it("finds a gap below the lowest", () => {
    expect(rules([{ name: "a", from: 1 }])).toEqual([{ rule: "level-gap", where: ["a"] }]);
    expect(rules([{ name: "a", from: NaN }])).toEqual([{ rule: "level-gap", where: ["a"] }]);
  });

  it("finds bounds that are equal, out of order, or no number", () => {
    expect(
      rules([
        { name: "a", from: 0 },
        { name: "b", from: 0 },
        { name: "c", from: 50 },
        { name: "d", from: 20 },
        { name: "e", from: NaN },
      ]),
    ).toEqual([{ rule: "level-order", where: ["b", "d", "e"] }]);
  });
});
