import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import * as check from "./check.ts";
import { draw } from "./draw.ts";
import { bank, bankOf, files, POINTS, uint32 } from "./fixtures.ts";
import type { Levels } from "./levels.ts";

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

  describe("rank bias", () => {
    /** Questions of four amounts in steps, each in an order of its own, whose right answers have these ranks. */
    const ranked = (ranks: readonly number[], said = (amount: number) => `${amount} km`) =>
      bankOf(ranks.length).map((question, i) => {
        const rank = ranks[i] ?? 0;
        const amounts = [0, 1, 2, 3].map((place) => ((place + rank + 4 - (i % 4)) % 4) * 300 + i + 1);
        return { ...question, options: amounts.map(said), correct: i % 4 };
      });
    const times = (...counts: readonly number[]) => counts.flatMap((n, rank) => Array<number>(n).fill(rank));

    it("is told of a rank that is right too often", () => {
      expect(checkBank(ranked(times(2, 2, 6, 2)))).toEqual([]); // 3 expected of 12
      expect(checkBank(ranked(times(1, 1, 8, 2)))).toEqual([
        { rule: "rank-bias", where: ["rank 3: 8 of 12"] },
      ]);
    });

    it("is told of a rank that is never right", () => {
      expect(checkBank(ranked(times(0, 4, 4, 5)))).toEqual([]); // 13 questions: one chance in 42
      expect(checkBank(ranked(times(0, 5, 4, 5)))).toEqual([
        { rule: "rank-bias", where: ["rank 1: 0 of 14"] },
      ]);
    });

    it("is told when right answers keep away from the extremes, or to them", () => {
      expect(checkBank(ranked(times(2, 10, 10, 2)))).toEqual([
        { rule: "rank-bias", where: ["inner ranks: 20 of 24"] },
      ]);
      expect(checkBank(ranked(times(10, 2, 2, 10)))).toEqual([
        { rule: "rank-bias", where: ["inner ranks: 4 of 24"] },
      ]);
    });

    it("counts as many ranks as there are options", () => {
      const pairs = bankOf(12).map((question, i) => ({
        ...question,
        options: [`${i} m`, `${i + 1} m`],
        correct: 1,
      }));
      expect(checkBank(pairs).map(({ rule }) => rule)).toEqual(["position-bias", "rank-bias"]);
      expect(checkBank(pairs).at(-1)?.where).toEqual(["rank 1: 0 of 12", "rank 2: 12 of 12"]);
    });

    it("counts a rank over the questions that have one as high", () => {
      const short = ranked(times(4, 4)).map((question) => ({
        ...question,
        options: ["1 m", "2 m"],
        correct: question.correct % 2,
      }));
      const long = ranked(times(0, 0, 12));
      const found = checkBank([...short, ...long]).filter(({ rule }) => rule === "rank-bias");
      expect(found[0]?.where).toContain("rank 3: 12 of 12");
    });

    it("is not told of a handful of questions", () => {
      expect(checkBank(ranked(times(0, 0, 2)))).toEqual([]);
    });

    it("is not told of what chance gives once in fifty: the first of fifty amounts", () => {
      const options = Array.from({ length: 50 }, (_, at) => `${at + 1} m`);
      const found = checkBank(bankOf(1).map((question) => ({ ...question, options, correct: 0 })));
      expect(found.filter(({ rule }) => rule === "rank-bias")).toEqual([]);
    });

    it("reads the sign of a number after a bracket", () => {
      const said = (n: number) => `Froid (−${2000 - n} °C)`;
      expect(checkBank(ranked(times(1, 1, 8, 2), said))).toEqual([
        { rule: "rank-bias", where: ["rank 3: 8 of 12"] },
      ]);
    });

    it.each<[string, (amount: number) => string]>([
      ["percentages", (n) => `Environ ${n} %`],
      ["decimals with a comma", (n) => `${n},5 mm`],
      ["decimals with a point", (n) => `${n}.5 mm`],
      ["numbers below zero", (n) => `−${2000 - n} m`],
      ["thousands parted by spaces", (n) => `${n}\u202f000 milles`],
      ["ranges", (n) => `De ${n} à ${n + 1} nœuds`],
      ["years", (n) => `En ${n}`],
      ["fractions", (n) => `${n}/12`],
    ])("reads %s", (_, said) => {
      expect(checkBank(ranked(times(1, 1, 8, 2), said))).toEqual([
        { rule: "rank-bias", where: ["rank 3: 8 of 12"] },
      ]);
    });

    it.each<[string, readonly string[]]>([
      ["decimals of any length", ["0,05 %", "0,125 %", "0,5 %", "1,25 %"]],
      ["decimals after a point", ["0.05 m", "0.125 m", "0.5 m", "1.25 m"]],
      ["fractions of several sizes", ["1/25", "1/10", "1/4", "1/3"]],
      ["amounts on both sides of zero", ["−12 °C", "−3 °C", "4 °C", "10 °C"]],
      ["a hyphen after a word", ["Force-3", "Force-5", "Force-8", "Force-12"]],
      ["a hyphen between figures", ["10-12 m", "10-14 m", "20-25 m", "30-35 m"]],
      ["ranges that begin alike", ["De 5 à 7", "De 5 à 9", "De 5 à 12", "De 6 à 7"]],
    ])("orders %s", (_, ordered) => {
      const ranks = times(1, 1, 8, 2);
      const questions = bankOf(ranks.length).map((question, i) => {
        const options = [0, 1, 2, 3].map(
          (place) => ordered[(place + (ranks[i] ?? 0) + 4 - (i % 4)) % 4] ?? "",
        );
        return { ...question, options, correct: i % 4 };
      });
      const bias = checkBank(questions).filter(({ rule }) => rule === "rank-bias");
      expect(bias).toEqual([{ rule: "rank-bias", where: ["rank 3: 8 of 12"] }]);
    });

    it.each<[string, (amount: number) => string]>([
      ["words without a number", (n) => String.fromCharCode(945 + (n % 60), 97 + Math.floor(n / 300))],
      ["several units", (n) => `${n} ${n < 300 ? "m" : "km"}`],
      ["numbers that are all the same", (n) => `${"I".repeat(Math.ceil(n / 300))}, en 1990`],
    ])("does not rank %s", (_, said) => {
      expect(checkBank(ranked(times(0, 0, 12), said)).filter(({ rule }) => rule === "rank-bias")).toEqual([]);
    });

    it("leaves out a question whose right answer does not exist", () => {
      const lost = ranked(times(1, 1, 8, 2)).map((question) => ({ ...question, correct: 9 }));
      expect(checkBank(lost).map(({ rule }) => rule)).not.toContain("rank-bias");
    });

    it("reads amounts said in words when it is told how", () => {
      const names = ["un dixième", "un quart", "la moitié", "trois quarts"];
      const inWords = ranked(times(1, 1, 8, 2), (n) => `${names[Math.floor(n / 300)] ?? ""} (${n % 300})`);
      const inFigures = (option: string) => String(names.findIndex((name) => option.startsWith(name)));
      expect(checkBank(inWords)).toEqual([]);
      expect(checkBank(inWords, undefined, inFigures)).toEqual([
        { rule: "rank-bias", where: ["rank 3: 8 of 12"] },
      ]);
    });
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
