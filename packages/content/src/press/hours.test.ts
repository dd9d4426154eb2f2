import { describe, expect, test } from "vitest";
import { pressHours } from "../pages/presse.hours.ts";
import { availability } from "./hours.ts";

const at = (instant: string) => availability(pressHours.slots, new Date(instant));
const monday = { state: "closed", day: 1, from: 9 };

describe("in winter, an hour ahead of universal time", () => {
  test.each([
    ["Thursday, one minute before nine", "2026-01-15T07:59:59Z", { ...monday, day: 4, inDays: 0 }],
    ["Thursday at nine", "2026-01-15T08:00:00Z", { state: "open", until: 18 }],
    ["Thursday, one minute before six", "2026-01-15T16:59:59Z", { state: "open", until: 18 }],
    ["Thursday at six", "2026-01-15T17:00:00Z", { ...monday, day: 5, inDays: 1 }],
    ["Thursday at midnight in Paris", "2026-01-14T23:00:00Z", { ...monday, day: 4, inDays: 0 }],
    ["Friday evening", "2026-01-16T18:30:00Z", { ...monday, inDays: 3 }],
    ["Saturday before ten", "2026-01-17T08:30:00Z", { ...monday, inDays: 2 }],
    ["Saturday by appointment", "2026-01-17T09:00:00Z", { state: "appointment", until: 16 }],
    ["Saturday at four", "2026-01-17T15:00:00Z", { ...monday, inDays: 2 }],
    ["Sunday", "2026-01-18T11:00:00Z", { ...monday, inDays: 1 }],
    ["Sunday, late, already Monday in Paris", "2026-01-18T23:30:00Z", { ...monday, inDays: 0 }],
  ])("%s", (_, instant, expected) => expect(at(instant)).toEqual(expected));
});

describe("in summer, two hours ahead", () => {
  test.each([
    ["Wednesday at nine", "2026-07-15T07:00:00Z", { state: "open", until: 18 }],
    ["Wednesday at six", "2026-07-15T16:00:00Z", { ...monday, day: 4, inDays: 1 }],
  ])("%s", (_, instant, expected) => expect(at(instant)).toEqual(expected));
});

describe("where the hour changes", () => {
  test.each([
    ["the Monday after it goes forward", "2026-03-30T07:00:00Z", { state: "open", until: 18 }],
    ["that Monday, an hour before", "2026-03-30T06:00:00Z", { ...monday, inDays: 0 }],
    ["the Sunday on which it goes forward", "2026-03-29T01:30:00Z", { ...monday, inDays: 1 }],
    ["the Monday after it goes back", "2026-10-26T08:00:00Z", { state: "open", until: 18 }],
    ["that Monday, an hour before", "2026-10-26T07:00:00Z", { ...monday, inDays: 0 }],
    ["the Sunday on which an hour comes twice", "2026-10-25T00:30:00Z", { ...monday, inDays: 1 }],
  ])("%s", (_, instant, expected) => expect(at(instant)).toEqual(expected));
});

test("what opens on one day a week opens again seven days later", () => {
  const tuesday = [{ days: [2], from: 9, to: 12 }];
  expect(availability(tuesday, new Date("2026-01-13T15:00:00Z"))).toEqual({
    state: "closed",
    day: 2,
    from: 9,
    inDays: 7,
  });
});

test("an office that never opens is a mistake, and says so", () => {
  expect(() => availability([], new Date(0))).toThrow(/No slot/);
});
