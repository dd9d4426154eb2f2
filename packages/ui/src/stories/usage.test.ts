import { describe, expect, test } from "vitest";
import type { Usage } from "./usage.ts";

const notes = import.meta.glob<Usage>("../components/*/*.usage.ts", { eager: true, import: "usage" });
const components = Object.keys(notes).map((path) => path.split("/").at(-2));

describe.each(Object.entries(notes))("%s", (_path, { when, instead = [], keyboard = [], writing = [] }) => {
  const sentences = [when, instead, keyboard, writing].flat(2);

  test("says when to use it, and what to prefer instead", () => {
    expect(when).not.toHaveLength(0);
    expect(instead).not.toHaveLength(0);
  });

  test("sends to components that exist", () => {
    const named = instead.flatMap(([, rather]) => rather.match(/\b[A-Z][a-z]+(?:[A-Z][a-z]+)+\b/g) ?? []);
    for (const name of named) expect(components).toContain(name);
  });

  test("keeps French signs beside their words", () => {
    for (const sentence of sentences) expect(sentence).not.toMatch(/'|« | [»;:!?%]|\d (?:Mo|m²|px)/);
  });
});
