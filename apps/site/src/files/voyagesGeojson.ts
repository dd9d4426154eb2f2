import { accueil, home } from "@sillages/content";
import { geojson, type GeoJsonFeature } from "@sillages/formats";
import type { SiteFile } from "./siteFile.ts";
import { about, voyages } from "./voyages.ts";

const lines = voyages.map(({ id, kilometres, line, name, ports }): GeoJsonFeature => ({
  id: `route-${id}`,
  properties: { name, kilometres, calls: ports.length },
  geometry: { type: "LineString", coordinates: line },
}));

/** The harbour that both voyages leave, then every call of each, in the order of the route. */
const points: readonly GeoJsonFeature[] = [
  {
    id: home.id,
    properties: { name: home.name, country: home.countryCode, note: home.note },
    geometry: { type: "Point", coordinates: home.position },
  },
  ...voyages.flatMap(({ name: voyage, ports }) =>
    ports.map(({ countryCode, id, month, name, note, position }, index): GeoJsonFeature => ({
      id,
      properties: { name, country: countryCode, voyage, order: index + 1, month, note },
      geometry: { type: "Point", coordinates: position },
    })),
  ),
];

/** The voyages as GeoJSON: two lines, and a point for each harbour. */
export const voyagesGeojson: SiteFile = {
  path: accueil.expeditions.data.geojson.path,
  text: (builtAt) => geojson([...lines, ...points], { ...about, generated: builtAt }),
};
