import { accueil, home, monthInWords } from "@sillages/content";
import type { SiteFile } from "../files.ts";
import { about, type Voyage, voyages } from "./route.ts";

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
const element = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`;

type Place = readonly [longitude: number, latitude: number];
const at = ([longitude, latitude]: Place) => `lat="${latitude}" lon="${longitude}"`;

const waypoint = (position: Place, name: string, comment: string, description: string, type: string) =>
  `<wpt ${at(position)}>${element("name", name)}${element("cmt", comment)}${element("desc", description)}${element("type", type)}</wpt>`;

function route({ kilometres, line, name, ports }: Voyage, number: number): string {
  const names = new Map([home, ...ports].map((port) => [port.position.join(), port.name]));
  const points = line.map((position) => {
    const port = names.get(position.join());
    return port ? `<rtept ${at(position)}>${element("name", port)}</rtept>` : `<rtept ${at(position)}/>`;
  });
  const description = `${about.description} ${kilometres} km.`;
  return `<rte>${element("name", name)}${element("desc", description)}<number>${number}</number>${points.join("\n")}</rte>`;
}

/** The route as GPX 1.1: a route for each voyage, since nobody has sailed it yet, and a waypoint for each harbour. */
export const gpx: SiteFile = {
  path: accueil.expeditions.data.gpx.path,
  text: (builtAt) =>
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<gpx version="1.1" creator="${escaped(about.name)}" xmlns="http://www.topografix.com/GPX/1/1" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.topografix.com/GPX/1/1 http://www.topografix.com/GPX/1/1/gpx.xsd">`,
      `<metadata>${element("name", about.name)}${element("desc", about.description)}<link href="${escaped(about.url)}">${element("text", about.name)}</link>${element("time", builtAt)}</metadata>`,
      waypoint(home.position, home.name, home.country, home.note, "port"),
      ...voyages.flatMap(({ name, ports }) =>
        ports.map(({ country, month, name: port, note, position }) =>
          waypoint(position, port, `${country}, ${monthInWords(month)}`, note, name),
        ),
      ),
      ...voyages.map((voyage, index) => route(voyage, index + 1)),
      "</gpx>",
      "",
    ].join("\n"),
};
