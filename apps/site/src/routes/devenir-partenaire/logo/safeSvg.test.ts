import { describe, expect, test } from "vitest";
import { safeSvg } from "./safeSvg.ts";

const svg = (inside: string, root = `viewBox="0 0 40 20"`) =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${root}>${inside}</svg>`;
const ink = `<path d="M4 4h20v12H4z"/>`;

describe("an SVG", () => {
  test("keeps its drawing, and says its size in its own proportions", () => {
    const safe = safeSvg(svg(ink));
    expect(safe).toMatchObject({ width: 1024, height: 512, active: false, animated: false });
    expect(safe?.text).toContain(ink);
    expect(safe?.text).toContain(`<svg width="1024" height="512" viewBox="0 0 40 20" xmlns=`);
  });
  test.each([
    [`width="30mm" height="60mm"`, 512, 1024],
    [`width="100%" height="100%" viewBox="0,0,10,10"`, 1024, 1024],
    [``, 1024, 512],
    [`stroke-width="3" viewBox="0 0 0 0"`, 1024, 512],
  ])("with %j is drawn %i × %i", (root, width, height) => {
    expect(safeSvg(svg(ink, root))).toMatchObject({ width, height });
  });
  test.each([
    `<script>ran = true</script>`,
    `<script href="x.js"/>`,
    `<SCRIPT type="a">b</SCRIPT >`,
    `<foreignObject width="3"><body onload="ran = true"/></foreignObject>`,
    `<g onload='ran = true'>${ink}</g>`,
  ])("leaves out %s, and says so", (inside) => {
    const safe = safeSvg(svg(inside + ink));
    expect(safe?.active).toBe(true);
    expect(safe?.text).not.toMatch(/script|foreignObject|onload|ran/i);
    expect(safe?.text).toContain(ink);
  });
  test("that moves stands still, and says so", () => {
    const safe = safeSvg(svg(`<g><animate attributeName="x" to="3"/>${ink}</g>`));
    expect(safe?.animated).toBe(true);
    expect(safe?.text).not.toContain("animate");
  });
  test("without a root is none", () => {
    expect(safeSvg("<html><body/></html>")).toBeUndefined();
  });
  test("of a million signs is read at once", () => {
    const before = performance.now();
    safeSvg(svg("<g ".repeat(300_000)));
    expect(performance.now() - before).toBeLessThan(2_000);
  });
});
