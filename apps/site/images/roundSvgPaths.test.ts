import { expect, test } from "vitest";
import { plateGrids, roundSvgPaths, windowGrids } from "./roundSvgPaths.ts";

const draw = (data: string) => `<svg viewBox="0 0 100 100"><path fill="red" d="${data}"/></svg>`;

test("puts an outline on a grid of half a unit, from where it stands and not from its last step", () => {
  // Each step is 1.2: rounded one by one they would end at 4, not at 5.
  expect(roundSvgPaths(draw("M0 0h1.2h1.2h1.2h1.2v50z"), windowGrids)).toBe(draw("M0 0h1 1.5 1 1.5v50z"));
});

test("keeps what is small as it is drawn", () => {
  expect(roundSvgPaths(draw("M10.3 10.3a1.3 1.3 0 1 0 2.7 0 1.3 1.3 0 1 0-2.7 0"), windowGrids)).toContain(
    "a1.3 1.3 0 1 0 2.7 0",
  );
});

test("puts what stands in a part of the window on whole units, but for its details", () => {
  expect(roundSvgPaths(draw("M0 0h1.2h1.2h1.2h1.2v50zM0 0h9.7v3.2z"), plateGrids)).toBe(
    draw("M0 0h1 1 2 1v50z m0 0h9.5v3z"),
  );
});

test("keeps everything that is no outline", () => {
  const svg = '<svg viewBox="0 0 9.3 9.3"><circle id="d" cx="1.37" r="2.22"/></svg>';
  expect(roundSvgPaths(svg, windowGrids)).toBe(svg);
});
