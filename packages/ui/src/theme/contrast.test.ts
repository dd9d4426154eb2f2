import { describe, expect, test } from "vitest";
import { contrast } from "../stories/contrast.ts";
import { surfaces, type SurfaceName } from "./surfaces.ts";

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
