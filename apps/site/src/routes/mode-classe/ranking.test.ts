import { expect, test } from "vitest";
import { rankingOf } from "./ranking.ts";

test("the team with the most points comes first, and those who have as many keep their order", () => {
  expect(rankingOf([1, 3, 0, 3]).map(({ team }) => team)).toEqual([2, 4, 1, 3]);
  expect(rankingOf([1, 3])[0]).toEqual({ team: 2, points: 3 });
});

test("without teams there is no ranking", () => {
  expect(rankingOf([])).toEqual([]);
});
