import { accueil, home } from "@sillages/content";
import type { SiteFile } from "../files.ts";
import { about, voyages } from "./route.ts";

const lines = voyages.map(({ id, name, line, kilometres, ports }) => ({
  type: "Feature",
  id: `route-${id}`,
  properties: { name, kilometres, calls: ports.length },
  geometry: { type: "LineString", coordinates: line },
}));

/** The harbour that both voyages leave, then every call of each, in the order of the route. */
const points = [
  {
    type: "Feature",
    id: home.id,
    properties: { name: home.name, country: home.countryCode, note: home.note },
    geometry: { type: "Point", coordinates: home.position },
  },
  ...voyages.flatMap(({ name: voyage, ports }) =>
    ports.map(({ id, name, countryCode, month, note, order, position }) => ({
      type: "Feature",
      id,
      properties: { name, country: countryCode, voyage, order, month, note },
      geometry: { type: "Point", coordinates: position },
    })),
  ),
];

/** The route as GeoJSON (RFC 7946): two lines, and a point for each harbour. */
export const geojson: SiteFile = {
  path: accueil.expeditions.data.geojson.path,
  text: (builtAt) =>
    `${JSON.stringify({
      type: "FeatureCollection",
      name: about.name,
      description: about.description,
      url: about.url,
      generated: builtAt,
      features: [...lines, ...points],
    })}\n`,
};
