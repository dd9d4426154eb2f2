// For tests and the check: the world’s coast at 1:10 000 000 (Natural Earth, by world-atlas), and where a route meets it.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { greatCircleKm, type Position } from "./geometry.ts";
import type { Path } from "./sampling.ts";

type Edge = readonly [from: Position, to: Position];

/** The side of a cell of the index, in degrees: a segment is compared only with the coast of its own cells. */
const cellSide = 0.25;
const keyOf = (row: number, column: number) => row * 10_000 + column;
const cell = (degrees: number) => Math.floor(degrees / cellSide);

/**
 * The ring without its leaps from one side of the antimeridian to the other, which would cut every ocean,
 * put back where its middle stands.
 */
function unwrapped(ring: readonly (readonly number[])[]): Position[] {
  let turn = 0;
  let before: number | undefined;
  const whole = ring.map(([lon = 0, lat = 0]): Position => {
    const leap = lon - (before ?? lon);
    if (Math.abs(leap) > 180) turn -= Math.sign(leap) * 360;
    before = lon;
    return [lon + turn, lat];
  });
  const middle = whole[Math.floor(whole.length / 2)]?.[0] ?? 0;
  const back = Math.round(middle / 360) * 360;
  return whole.map(([lon, lat]): Position => [lon - back, lat]);
}

function readCoast(): Edge[] {
  const file = createRequire(import.meta.url).resolve("world-atlas/land-10m.json");
  const atlas: Topology<{ land: GeometryCollection }> = JSON.parse(readFileSync(file, "utf8"));
  return feature(atlas, atlas.objects.land)
    .features.flatMap(({ geometry }) => (geometry.type === "MultiPolygon" ? geometry.coordinates.flat() : []))
    .map(unwrapped)
    .flatMap((ring) => ring.slice(1).map((to, index): Edge => [ring[index] ?? to, to]));
}

function cellsAround([[aLon, aLat], [bLon, bLat]]: Edge): number[] {
  const keys = [];
  for (let row = cell(Math.min(aLat, bLat)); row <= cell(Math.max(aLat, bLat)); row++)
    for (let column = cell(Math.min(aLon, bLon)); column <= cell(Math.max(aLon, bLon)); column++)
      keys.push(keyOf(row, column));
  return keys;
}

const coast = readCoast();
const index = new Map<number, Edge[]>();
for (const edge of coast)
  for (const key of cellsAround(edge)) {
    const edges = index.get(key);
    if (edges) edges.push(edge);
    else index.set(key, [edge]);
  }

/** The coast again, by row alone: what a ray to the east may cut. */
const rows = new Map<number, Edge[]>();
for (const edge of coast) {
  const [[, a], [, b]] = edge;
  for (let row = cell(Math.min(a, b)); row <= cell(Math.max(a, b)); row++) {
    const edges = rows.get(row);
    if (edges) edges.push(edge);
    else rows.set(row, [edge]);
  }
}

/** On which side of the line from `a` to `b` the point stands: the sign tells, 0 is on the line. */
const side = (a: Position, b: Position, point: Position) =>
  (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]);

const meet = ([a, b]: Edge, [c, d]: Edge) =>
  side(a, b, c) * side(a, b, d) <= 0 && side(c, d, a) * side(c, d, b) <= 0;

/** True where the straight line `segment` meets land. */
export const cutsCoast = (segment: Edge): boolean =>
  cellsAround(segment).some((key) => index.get(key)?.some((edge) => meet(segment, edge)) ?? false);

/** True where `position` is on land: a ray to the east cuts the coast an odd number of times. */
export function isLand([lon, lat]: Position): boolean {
  let inside = false;
  for (const [[aLon, aLat], [bLon, bLat]] of rows.get(cell(lat)) ?? [])
    if (aLat > lat !== bLat > lat && lon < aLon + ((lat - aLat) / (bLat - aLat)) * (bLon - aLon))
      inside = !inside;
  return inside;
}

/**
 * Where a line from port to port meets land, sampled along `path`; empty when it stays at sea.
 *
 * @param harbourKm - Land this close to the two ports is their harbour and is let be.
 */
export function landfalls(line: readonly Position[], path: Path, harbourKm: number): Position[] {
  const ports = [line[0], line.at(-1)];
  const inHarbour = (position: Position) =>
    ports.some((port) => port && greatCircleKm(port, position) <= harbourKm);
  const found: Position[] = [];
  let leaving = true;
  let from: Position | undefined;
  for (const to of path(line)) {
    if (from) {
      const moored = inHarbour(from) && inHarbour(to);
      if (!moored && (cutsCoast([from, to]) || (leaving && isLand(to)))) found.push(to);
      leaving = moored;
    }
    from = to;
  }
  return found;
}
