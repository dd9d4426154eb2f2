import { expect, it } from "vitest";
import { periods } from "#data/periods";
import type { YearMonth } from "../fields.ts";
import { inMonth } from "../status/by-month.ts";
import { callsAhead, crossingCalls, tourCalls } from "./ahead.ts";

const aheadIn = (month: YearMonth) => inMonth(callsAhead(crossingCalls), month);

it("counts the calls of the months to come, and the months that a logo laid at the first of them sails", () => {
  expect(aheadIn("2026-10")?.calls).toHaveLength(12);
  expect(aheadIn("2026-10")?.months).toBe(7);
  const november = aheadIn("2026-11");
  expect(november?.calls[0]?.name).toBe("Montevideo");
  expect(november?.calls).toHaveLength(11);
  expect(november?.months).toBe(6);
  expect(aheadIn("2027-03")?.calls.map(({ month }) => month)).toEqual(Array(4).fill("2027-04"));
});

it("has none left once the last is made, to the end of the stage", () => {
  expect(aheadIn("2027-04")).toEqual({ calls: [], months: 0 });
  expect(aheadIn(periods["stages/expedition-transatlantique"].end)?.calls).toEqual([]);
});

it("loses calls from one time to the next, and never finds one again", () => {
  const lengths = callsAhead(crossingCalls).map(({ calls }) => calls.length);
  expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
  expect(new Set(lengths).size).toBe(lengths.length);
  expect(lengths[0]).toBe(crossingCalls.length);
});

it("stands without any call", () => {
  expect(callsAhead([])).toEqual([{ calls: [], months: 0 }]);
});

it("counts those of the tour too, month after month", () => {
  const left = callsAhead(tourCalls).map(({ before, calls }) => [before, calls.length]);
  expect(left[0]).toEqual(["2026-03", tourCalls.length]);
  expect(left.at(-1)).toEqual([undefined, 0]);
});
