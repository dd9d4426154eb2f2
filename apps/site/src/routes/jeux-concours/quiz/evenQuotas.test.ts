import { quizFormats } from "@sillages/content";
import { quizBanks } from "@sillages/content/quiz-banks";
import { draw } from "@sillages/quiz-engine";
import { describe, expect, test } from "vitest";
import { evenQuotas } from "./evenQuotas.ts";

const bankOf = (easy: number, medium: number, hard: number) =>
  Object.entries({ Facile: easy, Moyen: medium, Difficile: hard }).flatMap(([difficulty, count]) =>
    Array.from({ length: count }, () => ({ difficulty })),
  );

test("a draw has as many questions of each difficulty, the easier ones first", () => {
  expect(evenQuotas(bankOf(9, 9, 9), 5)).toEqual({ Facile: 2, Moyen: 2, Difficile: 1 });
  expect(evenQuotas(bankOf(9, 9, 9), 20)).toEqual({ Facile: 7, Moyen: 7, Difficile: 6 });
  expect(evenQuotas(bankOf(9, 9, 9), 6)).toEqual({ Facile: 2, Moyen: 2, Difficile: 2 });
});

test("a bank that cannot fill the quotas is drawn without", () => {
  expect(evenQuotas(bankOf(9, 9, 5), 20)).toBeNull();
});

describe.each(quizBanks)("$title", ({ questions }) => {
  const sizes = quizFormats.flatMap((format) => format.questions ?? []);

  test.each(sizes)("a draw of %i is whole, and no seed makes it harder than another", (size) => {
    const quotas = evenQuotas(questions, size);
    expect(quotas).not.toBeNull();
    for (let seed = 0; seed < 20; seed++) expect(draw(questions, { seed, size, quotas }).size).toBe(size);
  });

  test("any size that a challenge may name is drawn whole", () => {
    for (let size = 1; size <= questions.length; size++) {
      expect(draw(questions, { seed: 7, size, quotas: evenQuotas(questions, size) }).size).toBe(size);
    }
  });
});
