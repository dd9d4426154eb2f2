import { expect, it } from "vitest";
import { photoContest } from "./contest.ts";
import { inMonth } from "../status/by-month.ts";
import { monthInParis } from "../status/status.ts";
import { contestByMonth } from "./standing.ts";

const standings = contestByMonth(photoContest, {
  upcoming: "upcoming",
  current: "current",
  past: "past",
  announced: "announced",
});

it.each([
  ["2025-11-14T12:00:00Z", "upcoming"],
  ["2026-02-15T12:00:00Z", "current"],
  ["2026-03-15T12:00:00Z", "current"],
  // The last minute in Paris, then the first of the next month.
  ["2026-03-31T21:59:00Z", "current"],
  ["2026-03-31T22:00:00Z", "past"],
  ["2026-04-30T21:59:00Z", "past"],
  ["2026-04-30T22:00:00Z", "announced"],
  ["2026-05-15T12:00:00Z", "announced"],
  ["2026-11-22T12:00:00Z", "announced"],
  ["2027-06-15T12:00:00Z", "announced"],
])("at %s the contests are « %s »", (instant, standing) => {
  expect(inMonth(standings, monthInParis(new Date(instant)))?.words).toBe(standing);
});
