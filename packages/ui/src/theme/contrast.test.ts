import { describe, expect, test } from "vitest";
import { contrast } from "../stories/contrast.ts";
import { ink } from "./primitives.ts";
import { nightSurfaces, surfaces, type SurfaceName } from "./surfaces.ts";

test("a known pair measures what WCAG says", () => {
  expect(contrast("#ffffff", "#000000")).toBe(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

/** « night #0b2341 »: the inks are what a designer would change. */
function named(color: string): string {
  const [name] = Object.entries(ink).find(([, hex]) => hex === color) ?? [];
  return name === undefined ? color : `${name} ${color}`;
}

/** The two colours, by name, where they do not have the ratio `least`. A list, since Vitest cuts a text short. */
function tooClose(color: string, ground: string, least: number): readonly string[] {
  const ratio = contrast(color, ground);
  if (ratio >= least) return [];
  return [`${named(color)} on ${named(ground)}: ${ratio.toFixed(2)}, ${least} asked`];
}

const pages = (Object.keys(surfaces) as SurfaceName[]).flatMap((name) => [
  [`${name} by day`, surfaces[name]] as const,
  [`${name} by night`, nightSurfaces[name]] as const,
]);

describe.each(pages)("on %s", (_name, colors) => {
  const grounds = [colors.surface.page, colors.surface.raised];

  test.each(Object.entries(colors.text))("%s text is readable on the page (4.5)", (_role, color) => {
    expect(tooClose(color, colors.surface.page, 4.5)).toEqual([]);
  });

  test.each(Object.entries(colors.text))("%s text is readable on a raised panel", (role, color) => {
    // Data are figures, set large.
    expect(tooClose(color, colors.surface.raised, role === "data" ? 3 : 4.5)).toEqual([]);
  });

  test.each(["action", "strong", "selected"] as const)("the label of %s is readable (4.5)", (role) => {
    expect(tooClose(colors[role].text, colors[role].background, 4.5)).toEqual([]);
  });

  test("what is typed in a field and its placeholder are readable (4.5)", () => {
    expect(tooClose(colors.field.text, colors.field.background, 4.5)).toEqual([]);
    expect(tooClose(colors.field.placeholder, colors.field.background, 4.5)).toEqual([]);
  });

  test.each(Object.entries(colors.border))("the limit of a control is seen (3): %s", (_role, color) => {
    expect(tooClose(color, colors.surface.page, 3)).toEqual([]);
  });

  test("focus is seen on the page and beside its inner ring (3)", () => {
    expect(tooClose(colors.focus.outer, colors.surface.page, 3)).toEqual([]);
    expect(tooClose(colors.focus.outer, colors.focus.inner, 3)).toEqual([]);
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
