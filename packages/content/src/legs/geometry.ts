// Distances on the globe. Positions are [longitude, latitude] in decimal degrees, as GeoJSON writes them.

/** A point of the globe: degrees east, then degrees north. Example: `[-3.37, 47.72]`. */
export type Position = readonly [longitude: number, latitude: number];

/** A distance said both ways, each unrounded. */
export interface Distance {
  readonly km: number;
  readonly nauticalMiles: number;
}

/** The Earth’s mean radius R₁ of the International Union of Geodesy and Geophysics, in km. */
const earthRadiusKm = 6371.0088;

/** By definition since 1929. */
const kmPerNauticalMile = 1.852;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const square = (value: number) => value * value;

/**
 * The great-circle distance between two positions, in km: haversine formula on a sphere of the mean radius.
 * The real Earth is flattened: expect an error under 0.6 %.
 */
export function greatCircleKm([fromLon, fromLat]: Position, [toLon, toLat]: Position): number {
  const haversine =
    square(Math.sin(radians(toLat - fromLat) / 2)) +
    Math.cos(radians(fromLat)) * Math.cos(radians(toLat)) * square(Math.sin(radians(toLon - fromLon) / 2));
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** The length of a line in km: the sum of the great circles between its successive positions. */
export function lineKm(line: readonly Position[]): number {
  let km = 0;
  line.forEach((position, index) => {
    const previous = line[index - 1];
    if (previous) km += greatCircleKm(previous, position);
  });
  return km;
}

/**
 * The length of a line in km until it first meets the parallel of `latitude`; `undefined` if it never does.
 * A stretch that crosses the parallel counts for the share of its latitudes that is sailed before it.
 */
export function kmToParallel(line: readonly Position[], latitude: number): number | undefined {
  const end = line.findIndex((position, index) => {
    const previous = line[index - 1] ?? position;
    return (previous[1] - latitude) * (position[1] - latitude) <= 0;
  });
  const to = line[end];
  if (!to) return undefined;
  const from = line[end - 1] ?? to;
  const share = from[1] === to[1] ? 0 : (latitude - from[1]) / (to[1] - from[1]);
  return lineKm(line.slice(0, end)) + share * greatCircleKm(from, to);
}

/** The same distance in km and in nautical miles. */
export function distanceOf(km: number): Distance {
  return { km, nauticalMiles: km / kmPerNauticalMile };
}

/**
 * Both figures rounded to a multiple of `step`, for a text that must not pretend to a precision it has not.
 *
 * @param step - In km and in miles alike.
 * @example
 * roundedDistance(distanceOf(15_433), 100); // { km: 15_400, nauticalMiles: 8_300 }
 */
export function roundedDistance(distance: Distance, step = 100): Distance {
  const round = (value: number) => Math.round(value / step) * step;
  return { km: round(distance.km), nauticalMiles: round(distance.nauticalMiles) };
}
