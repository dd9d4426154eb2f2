import { expect, test } from "vitest";
import { project, projectInset } from "./projection.ts";

test.each([
  ["Brittany", [-4.5, 47.9], [730.6, 188.9]],
  ["north-east Brazil", [-36, -4.5], [605.3, 452.6]],
  ["the middle of the Atlantic, on the equator", [-28, 0], [640, 430]],
] as const)("puts %s where Natural Earth puts it", (_where, place, point) => {
  expect(project(place)).toEqual(point);
});

test("keeps the two sides of the Pacific apart", () => {
  expect(project([151, 0])[0]).toBeGreaterThan(1400);
  expect(project([153, 0])[0]).toBeLessThan(0);
});

test("keeps the ends of Europe in the porthole", () => {
  for (const [longitude, latitude] of [
    [10.7, 59.9],
    [14.5, 35.9],
    [-9.4, 38.7],
    [24.7, 59.4],
    [-8.3, 51.8],
  ] as const) {
    const [x, y] = projectInset([longitude, latitude]);
    expect(Math.hypot(x - 300, y - 300)).toBeLessThan(262);
  }
});

test("stands the porthole upright: north above south, west left of east", () => {
  const [lisbonX, lisbonY] = projectInset([-9.1, 38.7]);
  const [osloX, osloY] = projectInset([10.7, 59.9]);
  expect(osloY).toBeLessThan(lisbonY);
  expect(lisbonX).toBeLessThan(osloX);
});
