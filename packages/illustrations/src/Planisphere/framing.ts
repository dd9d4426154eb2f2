// Rings of the atlas as they stand in each frame, cut at its edges, for drawWorld.ts.
import { grid, placeOnGrid } from "../OutlineMap/grid.ts";
import type { Ring } from "./atlas.ts";
import {
  type Coordinates,
  fromMiddle,
  middle,
  naturalEarth,
  type Point,
  projectInset,
} from "./projection.ts";

/** Sutherland and Hodgman’s clipping of a ring by one side of a box. */
function clip<P extends readonly [number, number]>(ring: P[], axis: 0 | 1, limit: number, side: 1 | -1): P[] {
  return ring.flatMap((point, at) => {
    const before = ring.at(at - 1)!;
    const inside = (p: P) => (p[axis] - limit) * side >= 0;
    const share = (limit - before[axis]) / (point[axis] - before[axis]);
    const cut = [0, 1].map((i) => before[i]! + share * (point[i]! - before[i]!)) as unknown as P;
    if (inside(point)) return inside(before) ? [point] : [cut, point];
    return inside(before) ? [cut] : [];
  });
}

/** A ring in longitudes from the middle of the world, without a jump where the seam runs through it, and a turn on either side. */
function unrolled(ring: Ring): Ring[] {
  let last = fromMiddle(ring[0]![0]);
  const whole = ring.map(([longitude, latitude]): Coordinates => {
    last += fromMiddle(longitude - last);
    return [last, latitude];
  });
  return [-360, 0, 360].map((turn) =>
    whole.map(([longitude, latitude]): Coordinates => [longitude + turn, latitude]),
  );
}

/** A ring on the world, cut where the seam runs through it. */
export function onWorld(ring: Ring): Point[][] {
  return unrolled(ring).map((copy) => clip(clip(copy, 0, -180, 1), 0, 180, -1).map(naturalEarth));
}

/** A ring in the porthole; what is far away is left out. */
export function inPorthole(ring: Ring): Point[][] {
  if (!ring.some(([longitude, latitude]) => longitude > -40 && longitude < 60 && latitude > 20)) return [];
  const near = ring.map(([longitude, latitude]): Coordinates => [longitude, Math.max(latitude, 5)]);
  const sides = [
    [0, 0, 1],
    [0, 600, -1],
    [1, 0, 1],
    [1, 600, -1],
  ] as const;
  return [
    sides.reduce<Point[]>((cut, [axis, limit, side]) => clip(cut, axis, limit, side), near.map(projectInset)),
  ];
}

/** A ring on the outline map, cut at its frame. */
export function onGrid(ring: Ring): Point[][] {
  const sides = [
    [0, grid.west, 1],
    [0, grid.east, -1],
    [1, grid.south, 1],
    [1, grid.north, -1],
  ] as const;
  return unrolled(ring)
    .map((copy) => copy.map(([longitude, latitude]): Coordinates => [longitude + middle, latitude]))
    .map((copy) => sides.reduce<Ring>((cut, [axis, limit, side]) => clip(cut, axis, limit, side), copy))
    .map((inside) => inside.map(placeOnGrid));
}
