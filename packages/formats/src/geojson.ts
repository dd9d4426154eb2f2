import type { Position } from "./position.ts";

/** A thing of the map: a place or a line, what is known of it, and a name that never changes. */
export interface GeoJsonFeature {
  readonly id: string;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly geometry:
    | { readonly type: "Point"; readonly coordinates: Position }
    | { readonly type: "LineString"; readonly coordinates: readonly Position[] };
}

/**
 * A collection of features as GeoJSON.
 *
 * @param about - What the file says of itself, beside its features: a name, an address, the instant it was written.
 * @see RFC 7946; its section 6.1 for the members of `about`.
 */
export function geojson(
  features: readonly GeoJsonFeature[],
  about: Readonly<Record<string, string>> = {},
): string {
  const collection = {
    type: "FeatureCollection",
    ...about,
    features: features.map(({ geometry, id, properties }) => ({ type: "Feature", id, properties, geometry })),
  };
  return `${JSON.stringify(collection)}\n`;
}
