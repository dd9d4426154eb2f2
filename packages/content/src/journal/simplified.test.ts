import { expect, test } from "vitest";
import type { Position } from "../legs/geometry.ts";
import { simplified } from "./simplified.ts";

test("points on a line go, corners stay", () => {
  const line: readonly Position[] = [
    [0, 0],
    [1, 0.001],
    [2, 0],
    [2, 5],
  ];
  expect(simplified(line, 0.01)).toEqual([
    [0, 0],
    [2, 0],
    [2, 5],
  ]);
});

test("nothing, one point and two are left as they are", () => {
  expect(simplified([], 1)).toEqual([]);
  expect(simplified([[1, 2]], 1)).toEqual([[1, 2]]);
  expect(
    simplified(
      [
        [1, 2],
        [1, 2],
      ],
      1,
    ),
  ).toHaveLength(2);
});

test.each([0, 0.1, 1, 5, 50])(
  "at %f degrees the ends of a long line stay, and no point is made up",
  (tolerance) => {
    const line = Array.from({ length: 300 }, (_, at): Position => [
      at / 4,
      30 * Math.sin(at / 9) * Math.cos(at / 31),
    ]);
    const kept = simplified(line, tolerance);
    expect(kept[0]).toBe(line[0]);
    expect(kept.at(-1)).toBe(line.at(-1));
    for (const point of kept) expect(line).toContain(point);
    expect(kept.length).toBeLessThanOrEqual(line.length);
  },
);
