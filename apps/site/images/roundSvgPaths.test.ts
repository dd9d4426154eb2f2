import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { roundSvgPaths } from "./roundSvgPaths.ts";

const draw = (data: string) => `<svg viewBox="0 0 100 100"><path fill="red" d="${data}"/></svg>`;

test("puts an outline on a grid of half a unit, from where it stands and not from its last step", () => {
  // Each step is 1.2: rounded one by one they would end at 4, not at 5.
  expect(roundSvgPaths(draw("M0 0h1.2h1.2h1.2h1.2v50z"))).toBe(draw("M0 0h1 1.5 1 1.5v50z"));
});

test("keeps what is small as it is drawn", () => {
  expect(roundSvgPaths(draw("M10.3 10.3a1.3 1.3 0 1 0 2.7 0 1.3 1.3 0 1 0-2.7 0"))).toContain(
    "a1.3 1.3 0 1 0 2.7 0",
  );
});

test("keeps everything that is no outline", () => {
  const svg = '<svg viewBox="0 0 9.3 9.3"><circle id="d" cx="1.37" r="2.22"/></svg>';
  expect(roundSvgPaths(svg)).toBe(svg);
});

test("a scene loses a tenth of its bytes at least, and no outline", () => {
  const scene = readFileSync(
    new URL("../../../packages/content/images/scenes/tropiques.svg", import.meta.url),
    "utf8",
  );
  const light = roundSvgPaths(scene);
  const outlines = (svg: string) => svg.match(/[Mm]/g)?.length;
  expect(outlines(light)).toBe(outlines(scene));
  expect(brotliCompressSync(light).length).toBeLessThan(brotliCompressSync(scene).length * 0.9);
});
