import { home } from "../ports/home.ts";
import { ports } from "#data/ports";
import type { HarbourId } from "../ports/harbour-id.ts";
import type { Harbour, VoyageId } from "../ports/ports.schema.ts";
import {
  distanceOf,
  kmToParallel,
  lineKm,
  roundedDistance,
  type Distance,
  type Position,
} from "./geometry.ts";
import { legs } from "./legs.ts";
import type { Leg } from "./legs.schema.ts";

/** GeoJSON’s own order; a fresh array, so that a map may take it as it is. */
export type Coordinates = [longitude: number, latitude: number];

const harbours = new Map<HarbourId, Harbour>([home, ...ports].map((harbour) => [harbour.id, harbour]));

function positionOf(id: HarbourId): Position {
  const harbour = harbours.get(id);
  if (!harbour) throw new Error(`legs : le port « ${id} » n’est ni dans ports.ts ni dans home.ts`);
  return harbour.position;
}

/** The line of one leg, from harbour to harbour. Straight in degrees, it crosses no land. */
export function legLine({ from, via, to }: Leg): Coordinates[] {
  return [positionOf(from), ...via, positionOf(to)].map(([lon, lat]) => [lon, lat]);
}

/** The line of a whole voyage, from Lorient back to Lorient, each harbour once: coordinates of a GeoJSON `LineString`. */
export function voyageLine(voyage: VoyageId): Coordinates[] {
  return legs[voyage].flatMap((leg, index) => legLine(leg).slice(index === 0 ? 0 : 1));
}

/** The length of one leg along its points: the boats tack and gybe, so they sail more. */
export function legDistance(leg: Leg): Distance {
  return distanceOf(lineKm(legLine(leg)));
}

/** The same to the nearest ten: the drawn road is no more precise. */
export const roundedLegDistance = (leg: Leg): Distance => roundedDistance(legDistance(leg), 10);

/** The length of a whole voyage, from Lorient back to Lorient, along the points of its legs. */
export function voyageDistance(voyage: VoyageId): Distance {
  return distanceOf(lineKm(voyageLine(voyage)));
}

/**
 * The length of a voyage from Lorient to the first crossing of the equator; `undefined` if it stays north.
 * For the transatlantic expedition this is the part that measures the announced 6 000 km.
 */
export function distanceToEquator(voyage: VoyageId): Distance | undefined {
  const km = kmToParallel(voyageLine(voyage), 0);
  return km === undefined ? undefined : distanceOf(km);
}
