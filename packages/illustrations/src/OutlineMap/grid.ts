import type { Coordinates, Point } from "../Planisphere/projection.ts";

/** What the outline map shows, in degrees: the Atlantic between its two shores. */
export const grid = { west: -100, east: 40, south: -45, north: 70 } as const;

/** Units of the drawing to a degree. */
const DEGREE = 6;

export const size = {
  width: (grid.east - grid.west) * DEGREE,
  height: (grid.north - grid.south) * DEGREE,
} as const;

/** Where a place stands on the outline map: degrees are squares, so that a child reads them with a ruler. */
export const placeOnGrid = ([longitude, latitude]: Coordinates): Point => [
  (longitude - grid.west) * DEGREE,
  (grid.north - latitude) * DEGREE,
];
