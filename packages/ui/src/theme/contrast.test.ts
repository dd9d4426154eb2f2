import { describe, expect, test } from "vitest";
import { contrast } from "../stories/contrast.ts";
import { nightSurfaces, surfaces, type SurfaceName } from "./surfaces.ts";

test("a known pair measures what WCAG says", () => {
  expect(contrast("#ffffff", "#000000")).toBe(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

const pages = (Object.keys(surfaces) as SurfaceName[]).flatMap((name) => [
  [`${name} by day`, surfaces[name]] as const,
  [`${name} by night`, nightSurfaces[name]] as const,
]);

describe.each(pages)("on %s", (_name, colors) => {
  const grounds = [colors.surface.page, colors.surface.raised];

  test.each(Object.entries(colors.text))("%s text is readable on the page (4.5)", (_role, color) => {
    expect(contrast(color, colors.surface.page)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(Object.entries(colors.text))("%s text is readable on a raised panel", (role, color) => {
    // Data are figures, set large.
    expect(contrast(color, colors.surface.raised)).toBeGreaterThanOrEqual(role === "data" ? 3 : 4.5);
  });

  test.each(["action", "strong", "selected"] as const)("the label of %s is readable (4.5)", (role) => {
    expect(contrast(colors[role].text, colors[role].background)).toBeGreaterThanOrEqual(4.5);
  });

  test("what is typed in a field and its placeholder are readable (4.5)", () => {
    expect(contrast(colors.field.text, colors.field.background)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colors.field.placeholder, colors.field.background)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(Object.entries(colors.border))("the limit of a control is seen (3): %s", (_role, color) => {
    expect(contrast(color, colors.surface.page)).toBeGreaterThanOrEqual(3);
  });

  test("focus is seen on the page and beside its inner ring (3)", () => {
    expect(contrast(colors.focus.outer, colors.surface.page)).toBeGreaterThanOrEqual(3);
    expect(contrast(colors.focus.outer, colors.focus.inner)).toBeGreaterThanOrEqual(3);
  });

  test("what is disabled is told from its ground", () => {
    expect(colors.disabled.background).not.toBe(colors.surface.page);
  });

  test("grounds are opaque", () => {
    for (const ground of grounds) expect(ground).toMatch(/^#[0-9a-f]{6}$/);
  });
});

test("by night no page is as light as paper, and two neighbours are still told apart", () => {
  const tinted = ["paper", "cream", "sunPale", "dawnPale", "night", "nightPale"] as const;
  const grounds = tinted.map((name) => nightSurfaces[name].surface.page);
  for (const ground of grounds) expect(contrast(ground, "#000000")).toBeLessThan(2.5);
  expect(new Set(grounds.slice(0, 5)).size).toBe(5);
});
