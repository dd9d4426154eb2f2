import { expect, test } from "vitest";
import type { Position } from "../legs/geometry.ts";
import { markOn, nearestOn, roadTo, waysAlong } from "./along-road.ts";

/** South along the prime meridian, then east along the equator. */
const road: readonly Position[] = [
  [0, 4],
  [0, 2],
  [0, 0],
  [2, 0],
  [4, 0],
];

test("a place is marked by the points around it, and how far the road is", () => {
  expect(markOn(road, [0, 3]).along).toBeCloseTo(0.5, 5);
  expect(markOn(road, [3, 0]).along).toBeCloseTo(3.5, 5);
  expect(markOn(road, [3, 0]).awayKm).toBeCloseTo(0, 5);
  expect(markOn(road, [-1, 2]).awayKm).toBeCloseTo(111, 0);
  expect(nearestOn(road, [-1, 1])).toEqual([0, 1]);
  expect(nearestOn(road, [9, 1])).toEqual([4, 0]);
});

test("the way between two positions turns where the road turns", () => {
  expect(
    waysAlong(road, [
      [0, 3],
      [1, 0],
    ]),
  ).toEqual([
    [[0, 3]],
    [
      [0, 2],
      [0, 0],
      [1, 0],
    ],
  ]);
});

test("two positions between the same points are joined straight", () => {
  expect(
    waysAlong(road, [
      [0, 3.5],
      [0, 2.5],
    ] as const)[1],
  ).toEqual([[0, 2.5]]);
});

test("a boat that went far from the road is joined straight, and finds the road again", () => {
  const [, astray, back] = waysAlong(road, [
    [0, 4],
    [-20, 2],
    [0, 1],
  ]);
  expect(astray).toEqual([[-20, 2]]);
  expect(back).toEqual([
    [0, 2],
    [0, 1],
  ]);
});

test("the road that passes twice by the same place is not gone back along", () => {
  const loop: readonly Position[] = [
    [0, 0],
    [2, 0],
    [2, 2],
    [0, 0.1],
  ];
  expect(markOn(loop, [0.1, 0.1], 2).along).toBeGreaterThanOrEqual(2);
});

test("the way to a call ends there", () => {
  expect(roadTo(road, [0, 1], [4, 0])).toEqual([
    [0, 1],
    [0, 0],
    [2, 0],
    [4, 0],
  ]);
});
