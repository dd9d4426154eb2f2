import type { LineString } from "geojson";
import { describe, expect, test } from "vitest";
import { home } from "../ports/home.ts";
import { ports } from "#data/ports";
import { greatCircleKm, lineKm, type Position } from "./geometry.ts";
import { isLand, landfalls } from "./land.ts";
import { legs } from "./legs.ts";
import { greatCircle, straight } from "./sampling.ts";
import { distanceToEquator, legDistance, legLine, voyageDistance, voyageLine } from "./voyages.ts";

const voyages = ["europe", "amerique-latine"] as const;
const everyLeg = voyages.flatMap((voyage) => legs[voyage]);

const at = (id: string) => [home, ...ports].find((port) => port.id === id)?.position;
const genoa = at("genes") ?? home.position;

/** A port stands on the coast, and at 1:10 000 000 quays, basins and river mouths are drawn as land. */
const harbourKm = 3;

describe.each(voyages)("the legs of %s", (voyage) => {
  test("leave Lorient, call at each port in order and come back to Lorient", () => {
    const calls = ports.filter((port) => port.leg === voyage).map((port) => port.id);
    expect(legs[voyage].map((leg) => leg.from)).toEqual([home.id, ...calls]);
    expect(legs[voyage].map((leg) => leg.to)).toEqual([...calls, home.id]);
  });

  test("make one line, ready for GeoJSON, without a point twice in a row", () => {
    const line: LineString = { type: "LineString", coordinates: voyageLine(voyage) };
    expect(line.coordinates[0]).toEqual(home.position);
    expect(line.coordinates.at(-1)).toEqual(home.position);
    const repeated = line.coordinates.filter(
      (point, index) => point.join() === line.coordinates[index - 1]?.join(),
    );
    expect(repeated).toEqual([]);
  });

  test("add up to the voyage", () => {
    const sum = legs[voyage].reduce((km, leg) => km + legDistance(leg).km, 0);
    expect(voyageDistance(voyage).km).toBeCloseTo(sum, 6);
  });
});

test.each(everyLeg)("$from → $to starts and ends at its ports", (leg) => {
  const line = legLine(leg);
  expect(line[0]).toEqual(at(leg.from));
  expect(line.at(-1)).toEqual(at(leg.to));
});

test.each(everyLeg)("$from → $to crosses no land", (leg) => {
  expect(landfalls(legLine(leg), straight, harbourKm)).toEqual([]);
  expect(landfalls(legLine(leg), greatCircle, harbourKm)).toEqual([]);
});

test.each(everyLeg)("$from → $to wanders less than three times the great circle", (leg) => {
  const line = legLine(leg);
  const [from, to] = [line[0] ?? home.position, line.at(-1) ?? home.position];
  expect(lineKm(line) / greatCircleKm(from, to)).toBeLessThan(3);
});

describe("the land check itself", () => {
  const genoaByLand: Position[] = [home.position, genoa];

  test("reports a straight line from Lorient to Genoa, along both paths", () => {
    expect(landfalls(genoaByLand, straight, harbourKm).length).toBeGreaterThan(2);
    expect(landfalls(genoaByLand, greatCircle, harbourKm).length).toBeGreaterThan(2);
  });

  test("reports a line that lies inside the land and cuts no coast", () => {
    expect(
      landfalls(
        [
          [2, 46.5],
          [3, 46.5],
        ],
        straight,
        harbourKm,
      ),
    ).not.toEqual([]);
  });

  test("reports an island, and a strip of sand as narrow as the peninsula of Hel", () => {
    const acrossBelleIle: Position[] = [
      [-3.4, 47.25],
      [-3.0, 47.45],
    ];
    const acrossHel: Position[] = [
      [18.6, 54.55],
      [18.7, 54.8],
    ];
    expect(landfalls(acrossBelleIle, straight, harbourKm)).not.toEqual([]);
    expect(landfalls(acrossHel, straight, harbourKm)).not.toEqual([]);
  });

  test("lets be the harbour only, not what lies beyond", () => {
    expect(landfalls(genoaByLand, straight, 12)).not.toEqual([]);
    expect(landfalls(genoaByLand, straight, 20_000)).toEqual([]);
  });

  test.each([
    ["Paris", [2.35, 48.85], true],
    ["Siberia, on the antimeridian’s side", [179, 67], true],
    ["Chukotka, on the other side", [-175, 67], true],
    ["Fiji, cut by the antimeridian", [178, -17.8], true],
    ["the middle of the Atlantic", [-33, -16.5], false],
    ["the North Sea at the latitude of Siberia", [0, 66.5], false],
    ["the gulf of Genoa", [8.9, 44.2], false],
  ] as const)("knows %s", (_, position, land) => {
    expect(isLand(position)).toBe(land);
  });
});

describe("the distances", () => {
  test("of the European tour are those of a coastal voyage of six months", () => {
    expect(voyageDistance("europe").km).toBeGreaterThan(16_000);
    expect(voyageDistance("europe").km).toBeLessThan(20_000);
  });

  test("of the transatlantic expedition are those of two crossings and a continent’s coast", () => {
    expect(voyageDistance("amerique-latine").km).toBeGreaterThan(30_000);
    expect(voyageDistance("amerique-latine").km).toBeLessThan(36_000);
  });

  test("from Lorient to the equator are the 6 000 km announced, to within 2 %", () => {
    const km = distanceToEquator("amerique-latine")?.km ?? 0;
    expect(Math.abs(km / 6000 - 1)).toBeLessThan(0.02);
    expect(distanceToEquator("europe")).toBeUndefined();
  });

  test("between two calls never ask for more than the months allow, at ten knots day and night", () => {
    const hours = everyLeg.map((leg) => legDistance(leg).nauticalMiles / 10);
    expect(Math.max(...hours)).toBeLessThan(24 * 30);
  });
});
