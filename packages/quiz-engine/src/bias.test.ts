import { describe, expect, it } from "vitest";
import { checkBank as check, type WrittenQuestion } from "./check.ts";
import { bankOf, POINTS } from "./fixtures.ts";

const checkBank = (questions: readonly WrittenQuestion[], inFigures?: (option: string) => string) =>
  check(questions, POINTS, inFigures);

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
    expect(checkBank(ranked(times(1, 1, 8, 2)))).toEqual([{ rule: "rank-bias", where: ["rank 3: 8 of 12"] }]);
  });

  it("is told of a rank that is never right", () => {
    expect(checkBank(ranked(times(0, 4, 4, 5)))).toEqual([]); // 13 questions: one chance in 42
    expect(checkBank(ranked(times(0, 5, 4, 5)))).toEqual([{ rule: "rank-bias", where: ["rank 1: 0 of 14"] }]);
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
      const options = [0, 1, 2, 3].map((place) => ordered[(place + (ranks[i] ?? 0) + 4 - (i % 4)) % 4] ?? "");
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
    expect(checkBank(inWords, inFigures)).toEqual([{ rule: "rank-bias", where: ["rank 3: 8 of 12"] }]);
  });
});
