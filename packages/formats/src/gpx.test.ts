import { type XmlElement, XmlText } from "@rgrove/parse-xml";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { childrenOf, readXml, textOf } from "./fixtures.ts";
import { gpx, type GpxFile } from "./gpx.ts";

/** GPX 1.1, http://www.topografix.com/GPX/1/1/gpx.xsd: what each element may hold, in this order. */
const point = "ele time magvar geoidheight name cmt desc src link sym type fix sat hdop vdop pdop".split(" ");
const sequences: Readonly<Record<string, readonly string[]>> = {
  gpx: ["metadata", "wpt", "rte", "trk", "extensions"],
  metadata: ["name", "desc", "author", "copyright", "link", "time", "keywords", "bounds", "extensions"],
  wpt: point,
  rtept: point,
  rte: ["name", "cmt", "desc", "src", "link", "number", "type", "extensions", "rtept"],
  link: ["text", "type"],
  trk: ["name", "cmt", "desc", "src", "link", "number", "type", "extensions", "trkseg"],
  trkseg: ["trkpt", "extensions"],
  trkpt: point,
};
const repeated = new Set(["wpt", "rte", "rtept", "link", "trk", "trkseg", "trkpt"]);

/** What the schema refuses. */
function faults(node: XmlElement): string[] {
  const sequence = sequences[node.name] ?? [];
  const children = childrenOf(node);
  const ranks = children.map(({ name }) => sequence.indexOf(name));
  const found = children.flatMap(({ name }, at) => {
    const rank = ranks[at]!;
    const before = ranks[at - 1] ?? 0;
    if (rank === -1) return [`<${name}> in <${node.name}>`];
    if (rank < before) return [`<${name}> comes late in <${node.name}>`];
    if (at > 0 && rank === before && !repeated.has(name)) return [`two <${name}> in <${node.name}>`];
    return [];
  });
  const words = node.children.filter((child) => child instanceof XmlText);
  if (children.length > 0 && words.some(({ text }) => text.trim() !== ""))
    found.push(`words between elements of <${node.name}>`);
  if (["wpt", "rtept", "trkpt"].includes(node.name)) {
    const [latitude, longitude] = [Number(node.attributes["lat"]), Number(node.attributes["lon"])];
    if (!(Math.abs(latitude) <= 90)) found.push(`latitude ${node.attributes["lat"]}`);
    for (const degrees of [node.attributes["lat"], node.attributes["lon"]])
      if (!/^-?\d+(?:\.\d+)?$/.test(degrees ?? "")) found.push(`« ${degrees} » is no decimal`);
    // The schema leaves 180 out: it is -180.
    if (!(longitude >= -180 && longitude < 180)) found.push(`longitude ${node.attributes["lon"]}`);
  }
  return [...found, ...children.flatMap(faults)];
}

const writtenAt = "2025-11-14T12:30:45.123Z";

const file: GpxFile = {
  name: "Sillages",
  description: "Tracé indicatif.",
  url: "https://www.sillages.example/?a=1&b=2",
  waypoints: [
    { position: [-3.37, 47.728], name: "Lorient", comment: "France", description: "Keroman", type: "port" },
    { position: [180, -90], name: "L’antiméridien <là>" },
  ],
  routes: [
    {
      name: "Tours d’Europe",
      description: "17 680 km.",
      points: [{ position: [-3.37, 47.728], name: "Lorient" }, { position: [-4, 47] }],
    },
    { name: "Retour", points: [] },
  ],
  tracks: [
    {
      name: "La rouge",
      points: [
        { position: [-3.37, 47.728], at: "2026-03-07T09:10:00Z" },
        { position: [-8.4, 43.37], at: "2026-03-21T16:30:00Z" },
      ],
    },
  ],
};

const root = readXml(gpx(file, writtenAt));

describe("a GPX file", () => {
  it("is GPX 1.1 by the rules of its schema", () => {
    expect(root.name).toBe("gpx");
    expect(root.attributes).toMatchObject({ version: "1.1", xmlns: "http://www.topografix.com/GPX/1/1" });
    expect(root.attributes["creator"]).toBe("Sillages");
    expect(faults(root)).toEqual([]);
  });

  it("is so whatever it is asked to write", () => {
    const text = fc.string({ unit: "binary" });
    const optional = fc.option(text, { nil: undefined });
    const position = fc.tuple(
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.double({ min: -90, max: 90, noNaN: true }),
    );
    const waypoint = fc.record({
      position,
      name: text,
      comment: optional,
      description: optional,
      type: optional,
    });
    const route = fc.record({
      name: text,
      description: optional,
      points: fc.array(fc.record({ position, name: optional })),
    });
    const any = fc.record({
      name: text,
      description: text,
      url: fc.webUrl(),
      waypoints: fc.array(waypoint),
      routes: fc.array(route),
    });
    fc.assert(
      fc.property(any, (written) => {
        expect(faults(readXml(gpx(written, writtenAt)))).toEqual([]);
      }),
    );
  });

  it("says what it is and when it was written", () => {
    const [metadata] = childrenOf(root, "metadata");
    expect(metadata && textOf(metadata, "name")).toBe("Sillages");
    expect(metadata && textOf(metadata, "desc")).toBe("Tracé indicatif.");
    expect(metadata && textOf(metadata, "time")).toBe(writtenAt);
    expect(metadata && childrenOf(metadata, "link")[0]?.attributes["href"]).toBe(file.url);
  });

  it("has its waypoints, with what is known of them", () => {
    const [lorient, far] = childrenOf(root, "wpt");
    expect(lorient?.attributes).toEqual({ lat: "47.728", lon: "-3.37" });
    expect(lorient && childrenOf(lorient).map(({ name, text }) => [name, text])).toEqual([
      ["name", "Lorient"],
      ["cmt", "France"],
      ["desc", "Keroman"],
      ["type", "port"],
    ]);
    expect(far?.attributes).toEqual({ lat: "-90", lon: "-180" });
    expect(far && childrenOf(far).map(({ text }) => text)).toEqual(["L’antiméridien <là>"]);
  });

  it("has its routes, numbered, only places having a name", () => {
    const routes = childrenOf(root, "rte");
    expect(routes.map((route) => textOf(route, "number"))).toEqual(["1", "2"]);
    expect(routes.map((route) => textOf(route, "name"))).toEqual(["Tours d’Europe", "Retour"]);
    const points = routes[0] && childrenOf(routes[0], "rtept");
    expect(points?.map((place) => textOf(place, "name"))).toEqual(["Lorient", undefined]);
  });
});

it("the checker of this test finds what the schema refuses", () => {
  const bad =
    '<gpx><rte><rtept lat="91" lon="180"/><name>x</name></rte><wpt lat="0" lon="1e-7"><foo/>b</wpt></gpx>';
  expect(faults(readXml(bad))).toEqual([
    "<wpt> comes late in <gpx>",
    "<name> comes late in <rte>",
    "latitude 91",
    "longitude 180",
    "<foo> in <wpt>",
    "words between elements of <wpt>",
    "« 1e-7 » is no decimal",
  ]);
});
