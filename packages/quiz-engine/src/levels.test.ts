import fc from "fast-check";
import { expect, it } from "vitest";
import { checkLevels } from "./check.ts";
import { levelOf } from "./levels.ts";

const levels = [
  { name: "deckhand", from: 0 },
  { name: "mate", from: 20 },
  { name: "skipper", from: 40 },
  { name: "master", from: 60 },
] as const;

it.each([
  [100, "master"],
  [60, "master"],
  [59, "skipper"],
  [40, "skipper"],
  [39, "mate"],
  [20, "mate"],
  [19, "deckhand"],
  [0, "deckhand"],
])("gives to %i % the level %s", (percentage, level) => {
  expect(levelOf({ percentage, points: 0 }, levels)).toBe(level);
});

it("judges on points when asked to", () => {
  expect(levelOf({ percentage: 100, points: 59 }, levels, "points")).toBe("skipper");
  expect(levelOf({ percentage: 0, points: 750 }, levels, "points")).toBe("master");
});

it("gives the first for what lies below it, and for what is no number", () => {
  const high = [
    { name: "deckhand", from: 10 },
    { name: "skipper", from: 80 },
  ] as const;
  expect([0, 10, 79, 80].map((percentage) => levelOf({ percentage, points: 0 }, high))).toEqual([
    "deckhand",
    "deckhand",
    "deckhand",
    "skipper",
  ]);
  expect(levelOf({ percentage: NaN, points: 0 }, levels)).toBe("deckhand");
});

it("leaves no gap: a better result never has a lower level", () => {
  const rank = (percentage: number) =>
    levels.findIndex(({ name }) => name === levelOf({ percentage, points: 0 }, levels));
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 100, noNaN: true }),
      fc.double({ min: 0, max: 100, noNaN: true }),
      (a, b) => {
        expect(rank(Math.min(a, b))).toBeLessThanOrEqual(rank(Math.max(a, b)));
        expect(rank(a)).toBeGreaterThanOrEqual(0);
      },
    ),
  );
  expect(checkLevels(levels)).toEqual([]);
});
