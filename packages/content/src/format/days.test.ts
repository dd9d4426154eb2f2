import { expect, test } from "vitest";
import { dayInParis, isDay, lastDay, wholeDays } from "./days.ts";

test("a period goes from the first day of its first month to the day after its last", () => {
  expect(wholeDays({ start: "2026-10", end: "2027-04" })).toEqual({
    first: "2026-10-01",
    after: "2027-05-01",
  });
});

test("without an end it lasts one month, even the last of a year", () => {
  expect(wholeDays({ start: "2025-12" })).toEqual({ first: "2025-12-01", after: "2026-01-01" });
});

test("its last day is one of the calendar, leap years included", () => {
  expect(lastDay({ start: "2025-12", end: "2026-03" })).toBe("2026-03-31");
  expect(lastDay({ start: "2026-04" })).toBe("2026-04-30");
  expect(lastDay({ start: "2028-02" })).toBe("2028-02-29");
});

test("the day is that of Paris", () => {
  expect(dayInParis(new Date("2026-11-22T22:59:00Z"))).toBe("2026-11-22");
  expect(dayInParis(new Date("2026-11-22T23:00:00Z"))).toBe("2026-11-23");
});

test("a day is one of the calendar", () => {
  expect(["2026-02-28", "2028-02-29", "2026-12-31"].filter(isDay)).toHaveLength(3);
  expect(["2026-02-29", "2026-02-30", "2026-13-01", "2026-1-1", "hier", ""].filter(isDay)).toEqual([]);
});
