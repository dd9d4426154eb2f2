import { expect, test } from "vitest";
import type { Point } from "./projection.ts";
import { braid, pathOf, splineOf } from "./wake.ts";

const curveOf = (points: readonly Point[]) => pathOf(splineOf(points));

/** Where a path of relative steps, `M…q…t…`, passes. */
function pointsOf(path: string): Point[] {
  const [start, lead, ends] = path.split(/[qt]/).map((part) => (part.match(/-?[\d.]+/g) ?? []).map(Number));
  const points: Point[] = [[start![0]!, start![1]!]];
  const steps = [...lead!.slice(2), ...ends!];
  for (let at = 0; at < steps.length; at += 2) {
    const [x, y] = points.at(-1)!;
    points.push([x + steps[at]!, y + steps[at + 1]!]);
  }
  return points;
}

test("draws nothing through fewer than three points", () => {
  expect(curveOf([])).toBe("");
  expect(
    curveOf([
      [1, 1],
      [2, 2],
    ]),
  ).toBe("");
});

test("passes between its guides, and ends where they end", () => {
  const path = curveOf([
    [0, 0],
    [10, 10],
    [20, 0],
    [30, 10],
  ]);
  expect(path).toBe("M0 0q10 10 15 5t15 5");
});

test("bends once where it has but one guide", () => {
  expect(
    curveOf([
      [0, 0],
      [10, 10],
      [20, 0],
    ]),
  ).toBe("M0 0q10 10 20 0");
});

test("lets no rounding grow on a long road", () => {
  const straight = Array.from({ length: 400 }, (_, at): Point => [at * 3.333, 7.777]);
  for (const [, y] of pointsOf(curveOf(straight))) expect(Math.abs(y - 7.8)).toBeLessThan(1);
});

test("ties the two wakes together at both ends, on the line", () => {
  const wakes = braid(
    [
      [0, 0],
      [400, 0],
    ],
    5,
    90,
  ).map(pathOf);
  for (const wake of wakes) {
    const points = pointsOf(wake);
    expect(points[0]).toEqual([0, 0]);
    expect(points.at(-1)![0]).toBeCloseTo(400, 0);
    expect(points.at(-1)![1]).toBeCloseTo(0, 0);
    expect(Math.max(...points.map(([, y]) => Math.abs(y)))).toBeLessThan(6.5);
  }
  expect(wakes[0]).not.toBe(wakes[1]);
});
