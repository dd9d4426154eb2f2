import { expect, test } from "vitest";
import { wholeDays } from "./days.ts";

test("a period goes from the first day of its first month to the day after its last", () => {
  expect(wholeDays({ start: "2026-10", end: "2027-04" })).toEqual({
    first: "2026-10-01",
    after: "2027-05-01",
  });
});

test("without an end it lasts one month, even the last of a year", () => {
  expect(wholeDays({ start: "2025-12" })).toEqual({ first: "2025-12-01", after: "2026-01-01" });
});
