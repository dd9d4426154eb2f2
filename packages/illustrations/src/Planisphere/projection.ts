// From longitudes and latitudes to the units of the two drawings: the world, and the porthole of Europe.

/** Degrees east, then degrees north. */
export type Coordinates = readonly [longitude: number, latitude: number];

/** Units of a drawing, from its top left. */
export type Point = readonly [x: number, y: number];

/** The two drawings: the world, and the porthole of Europe. */
export type Frame = "world" | "inset";

const radians = Math.PI / 180;
const tenth = (value: number) => Math.round(value * 10) / 10;

/** The size of the world, in units; the porthole is a square of `inset`. */
export const frame = { width: 1440, height: 760, inset: 600 };

/** What is laid over a drawing has its units. */
export const viewBox: Readonly<Record<Frame, string>> = {
  world: `0 0 ${frame.width} ${frame.height}`,
  inset: `0 0 ${frame.inset} ${frame.inset}`,
};

/** The middle of the world: the Atlantic. The seam runs through the Pacific, opposite. */
export const middle = -28;

/** Longitude from the middle of the world, between -180 and 180. */
export const fromMiddle = (longitude: number) => ((((longitude - middle + 180) % 360) + 360) % 360) - 180;

/** Natural Earth, of Tom Patterson, as the polynomial of Šavrič and others (2011). Takes `fromMiddle` longitudes. */
export function naturalEarth([longitude, latitude]: Coordinates): Point {
  const lambda = longitude * radians;
  const phi = latitude * radians;
  const p2 = phi * phi;
  const p4 = p2 * p2;
  const x = lambda * (0.8707 - 0.131979 * p2 + p4 * (-0.013791 + p4 * (0.003971 * p2 - 0.001529 * p4)));
  const y = phi * (1.007226 + p2 * (0.015085 + p4 * (-0.044475 + 0.028874 * p2 - 0.005916 * p4)));
  return [640 + 286 * x, 430 - 286 * y];
}

/** Where a place stands on the world of `Planisphere`, in units of its 1440 × 760 frame, to a tenth. */
export function project([longitude, latitude]: Coordinates): Point {
  const [x, y] = naturalEarth([fromMiddle(longitude), latitude]);
  return [tenth(x), tenth(y)];
}

// Lambert’s conformal cone, cut at 38° and 58° north, upright at 4° east: the shapes of Europe as sailors know them.
const half = (latitude: number) => Math.tan(Math.PI / 4 + (latitude * radians) / 2);
const [south, north, upright] = [38, 58, 4];
const cone =
  Math.log(Math.cos(south * radians) / Math.cos(north * radians)) / Math.log(half(north) / half(south));
const scale = (Math.cos(south * radians) * half(south) ** cone) / cone;

/** Where a place stands in the porthole, in units of its 600 × 600 frame, to a tenth. */
export function projectInset([longitude, latitude]: Coordinates): Point {
  const radius = scale / half(latitude) ** cone;
  const angle = cone * (longitude - upright) * radians;
  return [tenth(293 + 890 * radius * Math.sin(angle)), tenth(300 + 890 * (radius * Math.cos(angle) - 0.86))];
}

/** Where a place stands in each frame. */
export const placeIn = { world: project, inset: projectInset } as const;
