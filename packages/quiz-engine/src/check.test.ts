import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import * as check from "./check.ts";
import { draw } from "./draw.ts";
import { bank, bankOf, files, POINTS, uint32 } from "./fixtures.ts";

type WrittenQuestion = check.WrittenQuestion;
const { checkLevels, checkRecipe } = check;

const checkBank = (
  questions: readonly WrittenQuestion[],
  points: Readonly<Record<string, number>> = POINTS,
  inFigures?: (option: string) => string,
) => check.checkBank(questions, points, inFigures);

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
    ["an index that is a text", "wrong-index", { correct: "0" as unknown as number }],
    ["an index that is a method of lists", "wrong-index", { correct: "length" as unknown as number }],
    ["no index", "wrong-index", { correct: undefined as unknown as number }],
    ["an index where no option is", "wrong-index", { options: undefined as unknown as string[], correct: 0 }],
    ["half a pin", "wrong-index", { pinned: [0.5] }],
    ["a pin on no option", "wrong-index", { pinned: [3, 4] }],
    ["an id that says nothing", "missing-id", { id: " " }],
    ["no words", "missing-question", { question: undefined as unknown as string }],
    ["words that say nothing", "missing-question", { question: "\u202f" }],
    ["an empty option", "missing-option", { options: ["a", "", "c", "d"] }],
    ["an option of spaces", "missing-option", { options: ["a", "b", "c", "\u00a0 "] }],
    ["an option that is not there", "missing-option", { options: ["a", "b", null, "d"] as string[] }],
    ["no list of options", "too-few-options", { options: undefined as unknown as string[] }],
    ["no explanation", "missing-explanation", { explanation: undefined }],
    ["an empty explanation", "missing-explanation", { explanation: "\u00a0 " }],
    ["the points of another difficulty", "wrong-points", { points: 20 }],
    ["an unknown difficulty", "wrong-points", { difficulty: "Impossible" }],
    [
      "an unknown difficulty, and no points",
      "wrong-points",
      { difficulty: "Impossible", points: undefined! },
    ],
    ["neither difficulty nor points", "wrong-points", { difficulty: undefined!, points: undefined! }],
    ["a difficulty with the name of a method", "wrong-points", { difficulty: "constructor" }],
    ["a difficulty that is no text", "wrong-points", { difficulty: ["Medium"] as unknown as string }],
    ["a category with the name of a difficulty", "wrong-category", { category: "Hard" }],
    ["a category that is no text", "wrong-category", { category: 10n as unknown as string }],
    ["a figure for options", "too-few-options", { options: 5 as unknown as string[] }],
    ["an object for options", "too-few-options", { options: { a: 1 } as unknown as string[] }],
    ["a text for options", "too-few-options", { options: "abc" as unknown as string[] }],
    ["a figure for pins", "wrong-index", { pinned: 3 as unknown as number[] }],
    ["an object for pins", "wrong-index", { pinned: {} as unknown as number[] }],
    ["a text for pins", "wrong-index", { pinned: "" as unknown as number[] }],
    ["no pins, said with null", "wrong-index", { pinned: null as unknown as number[] }],
  ])("finds a question with %s", (_, rule, change) => {
    const problems = checkBank([q0, { ...q1, ...change }, q2]);
    expect(problems.map((problem) => problem.rule)).toContain(rule);
    const named = rule === "missing-id" ? "question 2" : (change.id ?? "q1");
    expect(problems.find((problem) => problem.rule === rule)?.where).toContain(named);
    expect(problems.flatMap(({ where }) => where)).not.toContain("q2");
  });

  it("tells all that a question made of nothing lacks, and none of it twice", () => {
    const nothing = { ...q1, id: "", question: "", options: ["", " x"], correct: 0, explanation: "" };
    expect(checkBank([q0, nothing, q2])).toEqual([
      { rule: "missing-id", where: ["question 2"] },
      { rule: "missing-question", where: ["question 2"] },
      { rule: "missing-option", where: ["question 2"] },
      { rule: "missing-explanation", where: ["question 2"] },
    ]);
  });

  it("tells what is no question by its place, and the others as they are", () => {
    for (const item of [null, undefined, 5, "q1", [], true]) {
      const questions = [q0, item as unknown as WrittenQuestion, { ...q2, explanation: "" }];
      expect(checkBank(questions)).toEqual([
        { rule: "not-a-question", where: ["question 2"] },
        { rule: "missing-explanation", where: ["q2"] },
      ]);
    }
    // oxlint-disable-next-line no-sparse-arrays -- what a slip of the pen writes
    expect(checkBank([q0, , q2] as WrittenQuestion[])).toEqual([
      { rule: "not-a-question", where: ["question 2"] },
    ]);
  });

  it.each([{}, null, undefined, "abc", 5, { 0: q0, length: 1 }])("tells a bank that is no list: %j", (it) => {
    expect(checkBank(it as unknown as WrittenQuestion[])).toEqual([{ rule: "not-a-list", where: ["bank"] }]);
  });

  it("refuses points that cannot be shared, were they those of the difficulty", () => {
    for (const points of [2.5, -5, NaN, Infinity, "10"] as number[])
      expect(checkBank([{ ...q0, points }], { Easy: points })).toEqual([
        { rule: "wrong-points", where: ["q0"] },
      ]);
    expect(checkBank([{ ...q0, points: 0 }], { Easy: 0 })).toEqual([]);
  });

  it("never throws, and what it has nothing to say of can be drawn", () => {
    fc.assert(
      fc.property(files, uint32, (file, seed) => {
        const problems = checkBank(file as WrittenQuestion[]);
        for (const { where } of problems) for (const name of where) expect(name).toBeTypeOf("string");
        if (problems.length === 0) draw(file as WrittenQuestion[], { seed });
      }),
      { numRuns: 1000 },
    );
  });

  it("compares texts without comparing each question to each other", () => {
    const normalize = vi.spyOn(String.prototype, "normalize");
    checkBank(bankOf(300));
    const reads = normalize.mock.calls.length;
    normalize.mockRestore();
    expect(reads).toBeLessThan(300 * 50);
  });

  it("does not take two empty texts for one text said twice", () => {
    const nothing = { ...q1, question: " ", options: ["", " ", "c", "d"] };
    expect(checkBank([nothing, { ...nothing, id: "q9" }, q2]).map(({ rule }) => rule)).toEqual([
      "missing-question",
      "missing-option",
    ]);
  });

  it("does not take a minus sign or a percentage for nothing", () => {
    expect(checkBank([{ ...q0, options: ["5 °C", "-5 °C", "5 %", "5"] }, q1, q2])).toEqual([]);
  });

  it("takes figures for texts, as a file may hold them", () => {
    expect(checkBank([{ ...q0, options: [1998, 2005] as unknown as string[] }, q1, q2])).toEqual([]);
  });

  it("accepts a pin that exists", () => {
    expect(checkBank([{ ...q0, pinned: [0, 3] }, q1, q2])).toEqual([]);
  });

  it("takes other difficulties and points", () => {
    const questions = [q0, q1].map((question) => ({ ...question, difficulty: "easy", points: 1 }));
    expect(checkBank(questions, { easy: 1 })).toEqual([]);
    expect(checkBank(questions)).toEqual([{ rule: "wrong-points", where: ["q0", "q1"] }]);
  });

  describe("balance of difficulties", () => {
    const withHard = (count: number, size = 48) =>
      bankOf(size).map((question, i) =>
        i < count
          ? { ...question, difficulty: "Hard", points: 20 }
          : { ...question, difficulty: i % 2 ? "Easy" : "Medium", points: i % 2 ? 10 : 15 },
      );

    it("is told when one has less than half of its share", () => {
      expect(checkBank(withHard(8))).toEqual([]);
      expect(checkBank(withHard(7))).toEqual([{ rule: "unbalanced-difficulty", where: ["Hard: 7 of 48"] }]);
      expect(checkBank(withHard(0, 6))).toEqual([{ rule: "unbalanced-difficulty", where: ["Hard: 0 of 6"] }]);
    });

    it("is not told of fewer than six questions", () => {
      expect(checkBank(withHard(0, 5))).toEqual([]);
    });
  });
});

describe("checkRecipe", () => {
  const nine = bankOf(9).map((question, i) => ({ ...question, category: i < 6 ? "sea" : "land" }));

  it("finds nothing to say of what the bank can serve", () => {
    for (const recipe of [
      {},
      { size: 9 },
      { size: 0 },
      { size: null, quotas: null },
      { quotas: { Easy: 3, Medium: 0 } },
      { size: 2, quotas: { Easy: 3 } },
      { size: 6, quotas: { sea: 3, land: 3 } },
      { size: 3, quotas: { Easy: 1, Medium: 1, Hard: 1, sea: 2 } },
    ])
      expect(checkRecipe(nine, recipe)).toEqual([]);
  });

  it("tells the labels that are too few, unknown ones too", () => {
    expect(checkRecipe(nine, { quotas: { Easy: 4, Medium: 3, land: 5, constructor: 1 } })).toEqual([
      { rule: "unserved-quota", where: ["Easy: 3 of 4", "land: 3 of 5", "constructor: 0 of 1"] },
    ]);
  });

  it("tells a quota that is no number, which would bound nothing", () => {
    expect(checkRecipe(nine, { quotas: { Easy: NaN } })).toEqual([
      { rule: "unserved-quota", where: ["Easy: 3 of NaN"] },
    ]);
  });

  it("tells a quota that is no whole number, which bounds something else", () => {
    expect(checkRecipe(nine, { quotas: { Easy: 1.5, Medium: -1 } })).toEqual([
      { rule: "unserved-quota", where: ["Easy: 3 of 1.5", "Medium: 3 of -1"] },
    ]);
  });

  it("tells a label that no question has, whatever its quota", () => {
    expect(checkRecipe(nine, { quotas: { easy: 0, Hard: 0 } })).toEqual([
      { rule: "unserved-quota", where: ["easy: 0 of 0"] },
    ]);
  });

  it.each<[unknown, string]>([
    [NaN, "0 of NaN"],
    ["two", "0 of two"],
    ["2", "2 of 2"],
    [-1, "0 of -1"],
    [1.5, "1 of 1.5"],
    [Infinity, "9 of Infinity"],
  ])("tells a size that is no whole number: %s", (size, told) => {
    expect(checkRecipe(nine, { size: size as number })).toEqual([{ rule: "unserved-size", where: [told] }]);
  });

  it("tells a size that the bank or the quotas cannot fill", () => {
    expect(checkRecipe(nine, { size: 10 })).toEqual([{ rule: "unserved-size", where: ["9 of 10"] }]);
    expect(checkRecipe(nine, { size: 5, quotas: { Easy: 3, Medium: 0, Hard: 1 } })).toEqual([
      { rule: "unserved-size", where: ["4 of 5"] },
    ]);
  });

  it("tells quotas that leave some draws without a question that both allow", () => {
    const quotas = { Easy: 1, Medium: 1, Hard: 1, sea: 1, land: 1 };
    expect(checkRecipe(nine, { size: 3, quotas })).toEqual([{ rule: "unserved-size", where: ["2 of 3"] }]);
    const sky = { ...nine[8]!, id: "sky", category: "sky", difficulty: "Hard" };
    expect(checkRecipe([...nine, sky], { size: 3, quotas })).toEqual([
      { rule: "unserved-size", where: ["2 of 3"] },
    ]);
  });
});

describe("checkLevels", () => {
  it("accepts bounds in order, from 0 or below", () => {
    expect(checkLevels([{ name: "a", from: 0 }])).toEqual([]);
    expect(
      checkLevels([
        { name: "a", from: -Infinity },
        { name: "b", from: 0 },
        { name: "c", from: 0.5 },
      ]),
    ).toEqual([]);
  });

  it("finds a gap below the lowest", () => {
    expect(checkLevels([{ name: "a", from: 1 }])).toEqual([{ rule: "level-gap", where: ["a"] }]);
    expect(checkLevels([{ name: "a", from: NaN }])).toEqual([{ rule: "level-gap", where: ["a"] }]);
    expect(checkLevels([])).toEqual([{ rule: "level-gap", where: ["levels"] }]);
  });

  it("finds bounds that are equal, out of order, or no number", () => {
    expect(
      checkLevels([
        { name: "a", from: 0 },
        { name: "b", from: 0 },
        { name: "c", from: 50 },
        { name: "d", from: 20 },
        { name: "e", from: NaN },
      ]),
    ).toEqual([{ rule: "level-order", where: ["b", "d", "e"] }]);
  });
});
