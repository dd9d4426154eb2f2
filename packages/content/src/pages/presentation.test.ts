import { expect, test } from "vitest";
import { figures } from "#data/figures";
import { presentation } from "./presentation.ts";

const { goals, method } = presentation;
const allGoals = [...goals.items, ...goals.others.items];

const inWords: Record<number, string> = { 3: "Trois", 5: "cinq", 10: "Dix" };

test("headlines that count say as many as there are", () => {
  expect(goals.heading).toMatch(new RegExp(`^${inWords[allGoals.length]} `));
  expect(goals.others.label).toContain(` ${inWords[goals.others.items.length]} `);
  expect(method.heading).toMatch(new RegExp(`^Nos ${inWords[method.rules.length]?.toLowerCase()} `));
});

test("the goals are as many as the home counts, each told once", () => {
  expect(allGoals).toHaveLength(figures.sustainableDevelopmentGoals);
  expect(new Set(allGoals.map(({ goal }) => goal)).size).toBe(allGoals.length);
});
