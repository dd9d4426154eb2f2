import fc from "fast-check";
import { expect, it } from "vitest";
import { checkLevels } from "./check.ts";
import { LEVELS, levelOf } from "./levels.ts";

it.each([
  [100, "Expert"],
  [60, "Expert"],
  [59, "Avancé"],
  [40, "Avancé"],
  [39, "Intermédiaire"],
  [20, "Intermédiaire"],
  [19, "Débutant"],
  [0, "Débutant"],
])("gives to %i % the level %s", (percentage, level) => {
  expect(levelOf({ percentage, points: 0 })).toBe(level);
});

it("judges on points when asked to", () => {
  expect(levelOf({ percentage: 100, points: 59 }, "points")).toBe("Avancé");
  expect(levelOf({ percentage: 0, points: 750 }, "points")).toBe("Expert");
});

it("takes other levels, and their first for what lies below it", () => {
  const levels = [
    { name: "mousse", from: 10 },
    { name: "capitaine", from: 80 },
  ] as const;
  expect([0, 10, 79, 80].map((points) => levelOf({ percentage: 0, points }, "points", levels))).toEqual([
    "mousse",
    "mousse",
    "mousse",
    "capitaine",
  ]);
  expect(levelOf({ percentage: NaN, points: 0 })).toBe("Débutant");
});

it("leaves no gap: a better result never has a lower level", () => {
  const rank = (percentage: number) =>
    LEVELS.findIndex(({ name }) => name === levelOf({ percentage, points: 0 }));
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
  expect(checkLevels(LEVELS)).toEqual([]);
});
