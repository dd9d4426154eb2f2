import { expect, test } from "vitest";
import {
  distanceOf,
  greatCircleKm,
  kmToParallel,
  lineKm,
  roundedDistance,
  type Position,
} from "./geometry.ts";

const quarterKm = (Math.PI / 2) * 6371.0088;

test("a quarter of a meridian and a quarter of the equator are as long as on a sphere", () => {
  expect(greatCircleKm([12, 0], [12, 90])).toBeCloseTo(quarterKm, 6);
  expect(greatCircleKm([-45, 0], [45, 0])).toBeCloseTo(quarterKm, 6);
});

test("the shortest way crosses the antimeridian and joins opposite points without losing its head", () => {
  expect(greatCircleKm([179, 0], [-179, 0])).toBeCloseTo(quarterKm / 45, 6);
  expect(greatCircleKm([0, 0], [180, 0])).toBeCloseTo(quarterKm * 2, 6);
});

test("a minute of latitude is a nautical mile to within a third of a percent", () => {
  expect(distanceOf(greatCircleKm([0, 45], [0, 45 + 1 / 60])).nauticalMiles).toBeCloseTo(1, 2);
});

test("a line is as long as its parts, and a point has no length", () => {
  const line: Position[] = [
    [0, 0],
    [0, 30],
    [0, 90],
  ];
  expect(lineKm(line)).toBeCloseTo(quarterKm, 6);
  expect(lineKm([[3, 4]])).toBe(0);
  expect(lineKm([])).toBe(0);
});

test("a line is measured up to the parallel that it crosses, touches or never meets", () => {
  const south: Position[] = [
    [0, 20],
    [0, 10],
    [0, -10],
  ];
  expect(kmToParallel(south, 0)).toBeCloseTo((quarterKm * 20) / 90, 6);
  expect(kmToParallel(south, 10)).toBeCloseTo((quarterKm * 10) / 90, 6);
  expect(kmToParallel(south, 20)).toBe(0);
  expect(kmToParallel(south, 40)).toBeUndefined();
  expect(kmToParallel([], 0)).toBeUndefined();
});

test("a distance is rounded in km and in miles alike", () => {
  expect(roundedDistance(distanceOf(15_433))).toEqual({ km: 15_400, nauticalMiles: 8_300 });
  expect(roundedDistance(distanceOf(1852), 1)).toEqual({ km: 1852, nauticalMiles: 1000 });
});
