import { expect, test } from "vitest";
import { drawingSheet } from "./drawingSheet.ts";

const drawn = (name: string, svg: string) => ({ name, width: 96, height: 48, svg });

test("stands drawings one below the other, each with its own view and clipped to it", () => {
  const sheet = drawingSheet([
    drawn("ancre", '<svg viewBox="0 0 96 48" role="img" aria-label="Ancre"><path d="M0 0h9"/></svg>'),
    drawn("voile", '<svg viewBox="0 0 96 48"><g><circle r="4"/></g></svg>'),
  ]);
  expect(sheet).toContain(
    '<view id="ancre" viewBox="0 0 96 48"/><svg y="0" width="96" height="48" viewBox="0 0 96 48"><path d="M0 0h9"/></svg>',
  );
  expect(sheet).toContain('<view id="voile" viewBox="0 56 96 48"/><svg y="56" width="96" height="48"');
  expect(sheet).not.toContain("aria-label");
  expect(sheet).toMatch(/^<svg xmlns="[^"]*"><view/);
});

test("says which file is no drawing", () => {
  expect(() => drawingSheet([drawn("ancre", "<html>404</html>")])).toThrow("« ancre » is no drawing.");
});

test("says the name that two drawings have", () => {
  const tall = { ...drawn("ancre", "<svg></svg>"), height: 96 };
  expect(() => drawingSheet([drawn("ancre", "<svg></svg>"), tall])).toThrow("are named « ancre »");
});
