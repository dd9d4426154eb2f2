import { expect, test } from "vitest";
import { alignOf } from "./alignOf.ts";

const ROOM = 320;

test.each([
  ["as it is wished where it is whole so", { left: 140, right: 180 }, 100, "center", "center"],
  ["from the left of a control at the left edge", { left: 10, right: 54 }, 190, "center", "left"],
  ["from the right of a control at the right edge", { left: 266, right: 310 }, 190, "center", "right"],
  ["from the right of one that its left would send out", { left: 200, right: 300 }, 190, "left", "right"],
  ["in the middle where neither side keeps it whole", { left: 100, right: 220 }, 230, "left", "center"],
  ["as it is wished where nothing keeps it whole", { left: 100, right: 220 }, 400, "left", "left"],
] as const)("%s", (_, control, width, wished, expected) => {
  expect(alignOf(control, width, ROOM, wished)).toBe(expected);
});

test("six tenths of a window always find their place", () => {
  for (let left = 0; left <= ROOM - 24; left += 1) {
    const control = { left, right: left + 24 };
    const width = 0.6 * ROOM;
    const starts = { left, center: left + 12 - width / 2, right: left + 24 - width };
    const start = starts[alignOf(control, width, ROOM, "center")];
    expect(start).toBeGreaterThanOrEqual(0);
    expect(start + width).toBeLessThanOrEqual(ROOM);
  }
});
