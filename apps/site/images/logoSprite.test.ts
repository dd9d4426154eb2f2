import { expect, test } from "vitest";
import { logoSprite } from "./logoSprite.ts";
import { canBeShort, shortPath } from "./shortPath.ts";

const drawn = (id: string, width: number, d: string) => ({
  id,
  width,
  svg: `<svg viewBox="0 0 ${width} 64"><path d="${d}"/></svg>`,
});

test("stands the logos in a row, each with its own view", () => {
  const sprite = logoSprite([[drawn("brise", 100, "M0 0L10 0L10 10Z"), drawn("risee", 150, "M0 0L4 4")]]);
  expect(sprite).toMatch(/^<svg xmlns="[^"]*" fill="[^"]*">/);
  expect(sprite).toContain('<view id="brise" viewBox="0 0 100 64"/>');
  expect(sprite).toContain('<view id="risee" viewBox="164 0 150 64"/><g transform="translate(164 0)">');
  expect(sprite).toContain('<path transform="scale(0.3333)" d="m0 0h30v30z"/>');
});

test("stands a second row under the first, out of the strip's sight", () => {
  const sprite = logoSprite([[drawn("brise", 100, "M0 0L4 4")], [drawn("risee", 150, "M0 0L4 4")]]);
  expect(sprite).toContain('<view id="risee" viewBox="0 72 150 64"/><g transform="translate(0 72)">');
});

test("leaves alone a path that has other commands, and one that is placed by itself", () => {
  const placed = `<svg><path transform="translate(1 2)" d="M0 0l1 1"/><path d="M0 0a1 1 0 0 1 2 0"/></svg>`;
  expect(canBeShort("M0 0a1 1 0 0 1 2 0")).toBe(false);
  expect(logoSprite([[{ id: "arc", width: 10, svg: placed }]])).toContain(
    '<path transform="translate(1 2)" d="M0 0l1 1"/><path d="M0 0a1 1 0 0 1 2 0"/>',
  );
});

test("shortens a path: relative, whole steps, nothing that draws nothing", () => {
  expect(shortPath("M1.04 2L1.04 2L3.1 2Q4 2 4 3L4 2.5Z", 5)).toBe("m5 10h11q4 0 4 5v-2z");
  expect(shortPath("M0 0H2V2ZM5 5L6 6L7 7", 1)).toBe("m0 0h2v2zm5 5l1 1 1 1");
});

test("lets no rounding add up", () => {
  const thirds = Array.from({ length: 100 }, (_, at) => `H${(at + 1) / 3}`).join("");
  const steps = shortPath(`M0 0${thirds}`, 1).match(/\d+/g)?.map(Number) ?? [];
  expect(steps.reduce((sum, step) => sum + step, 0)).toBe(33);
});
