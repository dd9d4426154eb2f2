import { describe, expect, test } from "vitest";
import { surfaces, type SurfaceName } from "./surfaces.ts";

/** Relative luminance of `#rrggbb`, as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast ratio of two opaque colours, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

test("a known pair measures what WCAG says", () => {
  expect(contrast("#ffffff", "#000000")).toBe(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

describe.each(Object.keys(surfaces) as SurfaceName[])("on %s", (name) => {
  const colors = surfaces[name];
  const grounds = [colors.surface.page, colors.surface.raised];

  test.each(Object.entries(colors.text))("%s text is readable on the page (4.5)", (_role, color) => {
    expect(contrast(color, colors.surface.page)).toBeGreaterThanOrEqual(4.5);
  });

  test("default text is readable on a raised panel (4.5)", () => {
    expect(contrast(colors.text.default, colors.surface.raised)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(["action", "strong", "selected"] as const)("the label of %s is readable (4.5)", (role) => {
    expect(contrast(colors[role].text, colors[role].background)).toBeGreaterThanOrEqual(4.5);
  });

  test("what is typed in a field and its placeholder are readable (4.5)", () => {
    expect(contrast(colors.field.text, colors.field.background)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colors.field.placeholder, colors.field.background)).toBeGreaterThanOrEqual(4.5);
  });

  test("the limit of a control is seen (3)", () => {
    expect(contrast(colors.border.control, colors.surface.page)).toBeGreaterThanOrEqual(3);
  });

  test("focus is seen on the page and beside its inner ring (3)", () => {
    expect(contrast(colors.focus.outer, colors.surface.page)).toBeGreaterThanOrEqual(3);
    expect(contrast(colors.focus.outer, colors.focus.inner)).toBeGreaterThanOrEqual(3);
  });

  test("grounds are opaque", () => {
    for (const ground of grounds) expect(ground).toMatch(/^#[0-9a-f]{6}$/);
  });
});
