import type { Position } from "./position.ts";
import { element, xmlDocument, type XmlElement } from "./xml.ts";

/** A place to know of. */
export interface GpxWaypoint {
  readonly position: Position;
  readonly name: string;
  readonly comment?: string | undefined;
  readonly description?: string | undefined;
  /** What kind of place it is, in one word. */
  readonly type?: string | undefined;
}

/** A way to go, which nobody has gone yet: what was sailed would be a track. */
export interface GpxRoute {
  readonly name: string;
  readonly description?: string | undefined;
  /** In order; those that are places bear their name. */
  readonly points: readonly { readonly position: Position; readonly name?: string | undefined }[];
}

/** A way that was gone. */
export interface GpxTrack {
  readonly name: string;
  /** In order; `at` is ISO 8601 in universal time. */
  readonly points: readonly { readonly position: Position; readonly at: string }[];
}

/** What a GPX file holds, and what it says of itself. */
export interface GpxFile {
  readonly name: string;
  readonly description: string;
  /** The page that tells more. */
  readonly url: string;
  readonly waypoints?: readonly GpxWaypoint[];
  readonly routes?: readonly GpxRoute[];
  readonly tracks?: readonly GpxTrack[];
}

const NAMESPACE = "http://www.topografix.com/GPX/1/1";

/**
 * A GPX 1.1 file. Routes are numbered from one.
 *
 * @param writtenAt - The instant of writing, ISO 8601 in universal time.
 * @see http://www.topografix.com/GPX/1/1/gpx.xsd, whose order of elements is kept.
 */
export function gpx(file: GpxFile, writtenAt: string): string {
  const { description, name, routes = [], tracks = [], url, waypoints = [] } = file;
  const metadata = element("metadata", [
    element("name", name),
    element("desc", description),
    element("link", [element("text", name)], { href: url }),
    element("time", writtenAt),
  ]);
  return xmlDocument(
    element("gpx", [metadata, ...waypoints.map(waypoint), ...routes.map(route), ...tracks.map(track)], {
      version: "1.1",
      creator: name,
      xmlns: NAMESPACE,
      "xmlns:xsi": "http://www.w3.org/2001/XMLSchema-instance",
      "xsi:schemaLocation": `${NAMESPACE} ${NAMESPACE}/gpx.xsd`,
    }),
  );
}

function waypoint({ comment, description, name, position, type }: GpxWaypoint): XmlElement {
  const words = [
    element("name", name),
    ...optional("cmt", comment),
    ...optional("desc", description),
    ...optional("type", type),
  ];
  return element("wpt", words, at(position));
}

function route({ description, name, points }: GpxRoute, index: number): XmlElement {
  return element("rte", [
    element("name", name),
    ...optional("desc", description),
    element("number", String(index + 1)),
    ...points.map((point) => element("rtept", optional("name", point.name), at(point.position))),
  ]);
}

function track({ name, points }: GpxTrack, index: number): XmlElement {
  return element("trk", [
    element("name", name),
    element("number", String(index + 1)),
    element(
      "trkseg",
      points.map((point) => element("trkpt", [element("time", point.at)], at(point.position))),
    ),
  ]);
}

const optional = (name: string, text: string | undefined) => (text ? [element(name, text)] : []);

function at([longitude, latitude]: Position) {
  const lon = decimal(longitude);
  // The schema leaves the longitude 180 out: it is -180.
  return { lat: decimal(latitude), lon: lon === "180" ? "-180" : lon };
}

/** To the millimetre, and never with an exponent, which the schema does not know. */
const decimal = (degrees: number) => degrees.toFixed(8).replace(/\.?0+$/, "");
