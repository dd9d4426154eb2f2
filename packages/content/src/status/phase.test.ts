import { expect, it } from "vitest";
import { expeditionPhase } from "./phase.ts";
import { phases } from "./phases.ts";

it.each([
  ["2025-11-14T12:00:00Z", "before"],
  ["2026-02-28T22:59:00Z", "before"],
  // Midnight in Paris, still February in London.
  ["2026-02-28T23:30:00Z", "tour"],
  ["2026-08-31T12:00:00Z", "tour"],
  ["2026-09-15T12:00:00Z", "tour"],
  ["2026-10-01T12:00:00Z", "crossing"],
  ["2026-11-22T12:00:00Z", "crossing"],
  ["2027-05-31T12:00:00Z", "crossing"],
  ["2027-06-01T12:00:00Z", "after"],
  ["2031-01-01T12:00:00Z", "after"],
])("at %s it is « %s »", (instant, phase) => {
  expect(expeditionPhase(new Date(instant))).toBe(phase);
});

it("goes from one phase to the next, and never back", () => {
  const months = Array.from({ length: 36 }, (_, at) => new Date(Date.UTC(2025, 8 + at, 15)));
  const places = months.map((month) => phases.indexOf(expeditionPhase(month)));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(new Set(places).size).toBe(phases.length);
});
