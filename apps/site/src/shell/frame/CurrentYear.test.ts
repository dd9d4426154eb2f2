// The year at the foot of a page is that of Paris, as the months of everything else: a page that was kept says when it is no longer true
// by the day in Paris too.
import { expect, test } from "vitest";
import { saidAt } from "../../fixtures/onDay.ts";
import { CurrentYear } from "./CurrentYear.tsx";

test.each([
  ["2026-12-31T22:59:00Z", "2026"],
  ["2026-12-31T23:00:00Z", "2027"],
])("at %s it is %s", (instant, year) => {
  expect(saidAt(CurrentYear, instant)).toBe(year);
});
