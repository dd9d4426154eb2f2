import { describe, expect, test } from "vitest";
import type { Usage } from "./usage.ts";

const notes = import.meta.glob<Usage>("../components/*/*.usage.ts", { eager: true, import: "usage" });

describe.each(Object.entries(notes))(
  "%s",
  (_path, { summary, when, instead = [], props = {}, ...others }) => {
    const { keyboard = [], writing = [], accessibility = [] } = others;
    const sentences = [summary, when, instead, keyboard, writing, accessibility, Object.values(props)].flat(
      2,
    );

    test("says when to use it, and what to prefer instead", () => {
      expect(when).not.toHaveLength(0);
      expect(instead).not.toHaveLength(0);
    });

    test("keeps French signs beside their words", () => {
      for (const sentence of sentences) expect(sentence).not.toMatch(/'|« | [»;:!?%]|\d (?:Mo|m²|px)/);
    });
  },
);
