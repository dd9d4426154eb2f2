import { accueil, home, monthInWords } from "@sillages/content";
import { gpx, type GpxRoute, type GpxWaypoint } from "@sillages/formats";
import type { SiteFile } from "./siteFile.ts";
import { about, type Voyage, voyages } from "./voyages.ts";

const waypoints: readonly GpxWaypoint[] = [
  {
    position: home.position,
    name: home.name,
    comment: home.country,
    description: home.note,
    type: "port",
  },
  ...voyages.flatMap(({ name: voyage, ports }) =>
    ports.map(({ country, month, name, note, position }) => ({
      position,
      name,
      comment: `${country}, ${monthInWords(month)}`,
      description: note,
      type: voyage,
    })),
  ),
];

function routeOf({ kilometres, line, name, ports }: Voyage): GpxRoute {
  const names = new Map([home, ...ports].map((port) => [port.position.join(), port.name]));
  return {
    name,
    description: `${about.description} ${kilometres} km.`,
    points: line.map((position) => ({ position, name: names.get(position.join()) })),
  };
}

/** The voyages as GPX: a route for each, and a waypoint for each harbour. */
export const voyagesGpx: SiteFile = {
  path: accueil.expeditions.data.gpx.path,
  text: (builtAt) => gpx({ ...about, waypoints, routes: voyages.map(routeOf) }, builtAt),
};
