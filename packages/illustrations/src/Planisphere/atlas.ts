// What the package `world-atlas` holds, for drawWorld.ts: the lands as rings of longitudes and latitudes.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Coordinates } from "./projection.ts";

export type Ring = Coordinates[];

interface Shape {
  id?: string;
  type: string;
  arcs?: unknown;
  geometries?: Shape[];
}

export interface Topology {
  arcs: [number, number][][];
  transform: { scale: [number, number]; translate: [number, number] };
  objects: Record<string, Shape>;
}

export function readTopology(folder: string, file: string): Topology {
  return JSON.parse(readFileSync(join(folder, file), "utf8")) as Topology;
}

/** The rings of a shape: TopoJSON stores differences of integers, and shares the arcs between neighbours. */
export function ringsOf(topology: Topology, shape: Shape): Ring[] {
  const { scale, translate } = topology.transform;
  const arc = (index: number): Ring => {
    let [x, y] = [0, 0];
    const points = topology.arcs[index < 0 ? ~index : index]!.map(([dx, dy]): Coordinates => {
      x += dx;
      y += dy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
    return index < 0 ? points.toReversed() : points;
  };
  if (shape.geometries) return shape.geometries.flatMap((part) => ringsOf(topology, part));
  const polygons = (shape.type === "Polygon" ? [shape.arcs] : shape.arcs) as number[][][];
  return polygons.flatMap((polygon) => polygon.map((ring) => ring.flatMap((index) => arc(index).slice(1))));
}

/** How far from the main land of its country another may be and be inked with it, in degrees. */
const NEAR = 5;

/** The rings of a country without the lands that it has elsewhere: nobody calls in French Guiana or in Svalbard. */
export function withoutFarLands(rings: Ring[]): Ring[] {
  const [main] = rings.toSorted((one, other) => other.length - one.length);
  if (!main) return rings;
  const bounds = ([0, 1] as const).map((axis) => {
    const along = main.map((point) => point[axis]);
    return [Math.min(...along) - NEAR, Math.max(...along) + NEAR] as const;
  });
  return rings.filter((ring) =>
    ring.some((point) =>
      bounds.every(([least, most], axis) => point[axis]! >= least && point[axis]! <= most),
    ),
  );
}
