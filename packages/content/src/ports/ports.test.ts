import { describe, expect, test } from "vitest";
import { home } from "./home.ts";
import { ports } from "#data/ports";
import type { VoyageId } from "./ports.schema.ts";

const calls = (voyage: VoyageId) => ports.filter((port) => port.leg === voyage);
const different = (values: readonly string[]) => new Set(values).size;

const voyages = [
  {
    voyage: "europe",
    count: 33,
    first: "2026-03",
    last: "2026-08",
    west: -13,
    south: 34,
    east: 30,
    north: 62,
  },
  {
    voyage: "amerique-latine",
    count: 12,
    first: "2026-10",
    last: "2027-05",
    west: -100,
    south: -40,
    east: -34,
    north: 30,
  },
] as const;

describe.each(voyages)("the ports of $voyage", ({ voyage, count, first, last, west, south, east, north }) => {
  const months = calls(voyage).map((port) => port.month);

  test(`are ${count}, numbered in order`, () => {
    expect(calls(voyage).map((port) => port.order)).toEqual(Array.from({ length: count }, (_, i) => i + 1));
  });

  test("are called at within the months of their stage, never going back", () => {
    expect(months).toEqual(months.toSorted());
    expect(months.every((month) => first <= month && month <= last)).toBe(true);
  });

  test("lie where the voyage sails", () => {
    const astray = calls(voyage).filter(
      ({ position: [lon, lat] }) => lon < west || lon > east || lat < south || lat > north,
    );
    expect(astray.map((port) => port.name)).toEqual([]);
  });
});

test("the European tour calls every month, in fifteen countries or more", () => {
  expect(different(calls("europe").map((port) => port.month))).toBe(6);
  expect(different(calls("europe").map((port) => port.countryCode))).toBeGreaterThanOrEqual(15);
});

test("the transatlantic expedition calls once in each of twelve countries", () => {
  expect(different(calls("amerique-latine").map((port) => port.countryCode))).toBe(12);
});

test("ids, names and places are unique, Lorient included", () => {
  const harbours = [home, ...ports];
  expect(different(harbours.map((harbour) => harbour.id))).toBe(46);
  expect(different(harbours.map((harbour) => harbour.name))).toBe(46);
  expect(different(harbours.map((harbour) => harbour.position.join()))).toBe(46);
});

test("a country is always spelled as the French of its ISO code", () => {
  const french = new Intl.DisplayNames("fr", { type: "region" });
  const odd = [home, ...ports].filter((harbour) => french.of(harbour.countryCode) !== harbour.country);
  expect(odd.map((harbour) => harbour.country)).toEqual([]);
});
