import { expect, test } from "vitest";
import { home } from "./home.ts";
import { ports } from "#data/ports";
import type { VoyageId } from "./ports.schema.ts";

const calls = (voyage: VoyageId) => ports.filter((port) => port.leg === voyage);
const different = (values: readonly string[]) => new Set(values).size;

const voyages = [
  { voyage: "europe", west: -13, south: 34, east: 30, north: 62 },
  { voyage: "amerique-latine", west: -100, south: -40, east: -34, north: 30 },
] as const;

test.each(voyages)("the ports of $voyage lie where it sails", ({ voyage, west, south, east, north }) => {
  const astray = calls(voyage).filter(
    ({ position: [lon, lat] }) => lon < west || lon > east || lat < south || lat > north,
  );
  expect(astray.map((port) => port.name)).toEqual([]);
});

test("names and places are unique, Lorient included", () => {
  const harbours = [home, ...ports];
  expect(different(harbours.map((harbour) => harbour.name))).toBe(harbours.length);
  expect(different(harbours.map((harbour) => harbour.position.join()))).toBe(harbours.length);
});

test("a country is always spelled as the French of its ISO code", () => {
  const french = new Intl.DisplayNames("fr", { type: "region" });
  const odd = [home, ...ports].filter((harbour) => french.of(harbour.countryCode) !== harbour.country);
  expect(odd.map((harbour) => harbour.country)).toEqual([]);
});
