import { expect, test } from "vitest";
import { braid, lineOf } from "./wake.ts";

test("writes a line as steps from its first point", () => {
  expect(
    lineOf([
      [1, 2],
      [3.04, 2],
      [2, 5],
    ]),
  ).toBe("M1 2l2 0-1 3");
});

test("draws nothing through fewer than two points", () => {
  expect(lineOf([])).toBe("");
  expect(lineOf([[1, 1]])).toBe("");
});

test("ties the two wakes together at both ends, on the line", () => {
  const wakes = braid(
    [
      [0, 0],
      [400, 0],
    ],
    5,
    90,
  );
  for (const wake of wakes) {
    expect(wake).toMatch(/^M0 0l/);
    const steps = wake.match(/-?[\d.]+/g)!.map(Number);
    const end = steps.reduce<[number, number]>(
      ([x, y], step, at) => (at % 2 ? [x, y + step] : [x + step, y]),
      [0, 0],
    );
    expect(end[0]).toBeCloseTo(400, 0);
    expect(end[1]).toBeCloseTo(0, 0);
  }
  expect(wakes[0]).not.toBe(wakes[1]);
});
