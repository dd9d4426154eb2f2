import { describe, expect, test } from "vitest";
import { coverage, isLegible } from "./legibility.ts";

const paper = "rgb(251 244 230)";
const spinnaker = "rgb(241 85 43)";
const dots = (...colours: [number, number, number, number][]) => colours.flat();
const night: [number, number, number, number] = [11, 35, 65, 255];
const white: [number, number, number, number] = [255, 255, 255, 255];
const nothing: [number, number, number, number] = [0, 0, 0, 0];

describe("a logo", () => {
  test("of night stands out from paper; a white one does not", () => {
    expect(isLegible(dots(night, nothing), paper)).toBe(true);
    expect(isLegible(dots(white, nothing), paper)).toBe(false);
  });
  test("of white stands out from the spinnaker; the spinnaker’s own red does not", () => {
    expect(isLegible(dots(white), spinnaker)).toBe(true);
    expect(isLegible(dots([250, 90, 50, 255]), spinnaker)).toBe(false);
  });
  test("of night letters on a white ground stands out: the letters do", () => {
    expect(isLegible(dots(...Array.from({ length: 9 }, () => white), night), paper)).toBe(true);
  });
  test("that is wholly transparent does not", () => {
    expect(isLegible(dots(nothing), paper)).toBe(false);
  });
  test("covers what it shows", () => {
    expect(coverage(dots(night, nothing, white, nothing))).toBe(0.5);
    expect(coverage([])).toBe(0);
  });
});
