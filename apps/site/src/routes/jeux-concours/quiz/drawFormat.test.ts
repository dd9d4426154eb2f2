import { difficulties, quizFormats } from "@sillages/content";
import { quizBanks } from "@sillages/content/quiz-banks";
import { describe, expect, test } from "vitest";
import { drawFormat } from "./drawFormat.ts";

const sizes = quizFormats.flatMap((format) => format.questions ?? []);
const seeds = Array.from({ length: 200 }, (_, seed) => seed);

describe.each(quizBanks)("$title", ({ questions }) => {
  /** How many questions of each label the draw has, by what labels them. */
  const countsOf = (
    seed: number,
    size: number,
    labelOf: (question: (typeof questions)[number]) => string,
  ) => {
    const labels = drawFormat(questions, seed, size).questions.map(({ question }) => labelOf(question));
    return new Map(
      [...new Set(labels)].map((label) => [label, labels.filter((one) => one === label).length]),
    );
  };

  test.each(sizes)("draws of %i are worth the same, whatever the seed", (size) => {
    const expected = difficulties.map(({ label }, at) => [label, Math.floor((size + 2 - at) / 3)]);
    for (const seed of seeds)
      expect(countsOf(seed, size, ({ difficulty }) => difficulty)).toEqual(
        new Map(expected as [string, number][]),
      );
  });

  test.each(sizes)("draws of %i speak of many things", (size) => {
    const categories = new Set(questions.map(({ category }) => category)).size;
    const most = size > categories ? Math.ceil((1.5 * size) / categories) : 1;
    const repeated = seeds.filter(
      (seed) => Math.max(...countsOf(seed, size, ({ category }) => category).values()) > most,
    );
    expect(repeated).toEqual([]);
  });

  test("any size that a challenge may name is drawn whole, and the same twice", () => {
    for (let size = 1; size <= questions.length; size++) {
      const drawn = drawFormat(questions, 7, size);
      expect(drawn.size).toBe(size);
      expect(drawFormat(questions, 7, size)).toEqual(drawn);
    }
  });

  test("the whole bank is asked when no size is said", () => {
    expect(drawFormat(questions, 7).size).toBe(questions.length);
  });
});
