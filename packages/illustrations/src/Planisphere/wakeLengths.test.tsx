import { expect, test } from "vitest";
import { type Coordinates, projectInset } from "./projection.ts";
import { wakesAlong } from "./wakeLengths.ts";

const road: Coordinates[] = [
  [-3.4, 47.7],
  [-5.3, 48.2],
  [-4.4, 49],
  [-2, 50],
  [1.6, 50.8],
  [3.7, 52.5],
  [7.4, 54.4],
  [10.6, 58],
  [-3.4, 47.7],
];
const calls = [road[2]!, road[5]!, road[7]!];

const pathOf = (d: string) => {
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", d);
  return path;
};

/** How large the dot of the boats is, in units of the drawing. */
const BOATS = 9;

test("reckons how long each wake is as the browser measures it", () => {
  for (const { d, lengths } of wakesAlong("inset", road, calls)) {
    expect(lengths[0]).toBe(0);
    expect(Math.abs(lengths.at(-1)! - pathOf(d).getTotalLength())).toBeLessThan(2);
  }
});

test("ends each wake beside the call that it has come to", () => {
  for (const { d, lengths } of wakesAlong("inset", road, calls)) {
    calls.forEach((call, at) => {
      const end = pathOf(d).getPointAtLength(lengths[at + 1]!);
      const [x, y] = projectInset(call);
      expect(Math.hypot(end.x - x, end.y - y)).toBeLessThan(BOATS);
    });
  }
});
