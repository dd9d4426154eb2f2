import { expect, it } from "vitest";
import { drawings } from "#data/drawings";
import { figures } from "#data/figures";
import { quizBanks } from "./banks.ts";

/** A bank begins with a few questions; in one that is long, words alone tire. */
const LONG = 40;

it("gives the objective of the specification for the whole of Océan vivant", () => {
  const questions = quizBanks.find(({ id }) => id === "ocean-vivant")?.questions ?? [];
  expect(questions.reduce((sum, { points }) => sum + points, 0)).toBe(figures.quizMaximumPoints);
});

it("shows a picture in six questions of each bank that plays long at least, each of the size that players keep a place for", () => {
  for (const { questions } of quizBanks) {
    const shown = questions.flatMap(({ picture }) => picture ?? []);
    if (questions.length >= LONG) expect(shown.length).toBeGreaterThanOrEqual(6);
    for (const { drawing } of shown) expect(drawings[drawing]).toMatchObject({ width: 320, height: 240 });
  }
});

it("asks to reason ten times at least in each bank that plays long", () => {
  const long = quizBanks.filter(({ questions }) => questions.length >= LONG);
  for (const { questions } of long)
    expect(questions.filter(({ reasoning }) => reasoning).length).toBeGreaterThanOrEqual(10);
});

it("shows each drawing once", () => {
  const shown = quizBanks.flatMap(({ questions }) =>
    questions.flatMap(({ picture }) => picture?.drawing ?? []),
  );
  expect(shown).toEqual([...new Set(shown)]);
});
