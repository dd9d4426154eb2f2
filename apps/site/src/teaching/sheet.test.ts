import { quizBanks } from "@sillages/content/quiz-banks";
import { describe, expect, test } from "vitest";
import { type SheetChoices, sheetOf } from "./sheet.ts";

const choices: SheetChoices = {
  category: "",
  difficulty: "",
  level: "",
  size: 10,
  code: "6eB",
  version: "A",
};

describe.each(quizBanks)("a sheet of $title", ({ questions }) => {
  const ids = (changed: Partial<SheetChoices> = {}) =>
    sheetOf(questions, { ...choices, ...changed }).map(({ id }) => id);

  test("has as many questions as were asked, the same for the same choices", () => {
    expect(ids()).toHaveLength(10);
    expect(ids()).toEqual(ids());
    expect(ids({ code: "6eC" })).not.toEqual(ids());
  });

  test("is the same for codes that read the same", () => {
    expect(ids({ code: "\ufeffÉte\u0301 " })).toEqual(ids({ code: "Été" }));
  });

  test("asks the same questions in both versions, in another order, and their options too", () => {
    const [a, b] = (["A", "B"] as const).map((version) => sheetOf(questions, { ...choices, version }));
    expect(new Set(ids({ version: "B" }))).toEqual(new Set(ids()));
    expect(ids({ version: "B" })).not.toEqual(ids());
    const moved = a!.filter(({ correct, id }) => b!.find((other) => other.id === id)?.correct !== correct);
    expect(moved.length).toBeGreaterThan(0);
  });

  test("knows the right answer wherever it stands", () => {
    for (const question of sheetOf(questions, choices)) {
      const asked = questions.find(({ id }) => id === question.id)!;
      expect(question.options[question.correct]).toBe(asked.options[asked.correct]);
      expect(question.options.toSorted()).toEqual([...asked.options].toSorted());
    }
  });

  test("keeps to its theme and its difficulty, and has fewer questions where there are fewer", () => {
    const { category } = questions[0]!;
    const whole = questions.filter((question) => question.category === category);
    expect(new Set(ids({ category, size: 20 }))).toEqual(new Set(whole.map(({ id }) => id)));
    for (const { difficulty } of sheetOf(questions, { ...choices, difficulty: "Moyen" }))
      expect(difficulty).toBe("Moyen");
    for (const { level } of sheetOf(questions, { ...choices, level: "Seconde" }))
      expect(level).toBe("Seconde");
  });

  test.each(["", " ", "été 🌊", "مرحبا", "x".repeat(500)])("is made for any code: %j", (code) => {
    expect(ids({ code })).toHaveLength(10);
  });
});

test("no question makes no sheet", () => {
  expect(sheetOf([], choices)).toEqual([]);
});
