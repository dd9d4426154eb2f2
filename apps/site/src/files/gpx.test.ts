import { ports } from "@sillages/content";
import { expect, test } from "vitest";
import { gpx } from "./gpx.ts";

const text = gpx.text("2025-11-14T12:00:00.000Z");

interface Node {
  name: string;
  attributes: Record<string, string>;
  children: Node[];
  text: string;
}

/** Reads a document without comments or sections, which is what the file is; throws when a tag is not closed. */
function parse(xml: string): Node {
  const root: Node = { name: "", attributes: {}, children: [], text: "" };
  const open = [root];
  for (const [, close, name = "", list = "", alone, words] of xml
    .replace(/^<\?xml[^>]*\?>/, "")
    .matchAll(/<(\/)?([\w:]+)([^>]*?)(\/)?>|([^<]+)/g)) {
    const parent = open.at(-1)!;
    if (words !== undefined) {
      parent.text += words;
    } else if (close) {
      if (parent.name !== name) throw new Error(`</${name}> closes <${parent.name}>`);
      open.pop();
    } else {
      const attributes = Object.fromEntries(
        [...list.matchAll(/([\w:]+)="([^"<]*)"/g)].map(([, key, value]) => [key, value]),
      );
      const node: Node = { name, attributes, children: [], text: "" };
      parent.children.push(node);
      if (!alone) open.push(node);
    }
  }
  if (open.length !== 1) throw new Error(`<${open.at(-1)?.name}> is never closed`);
  return root.children[0]!;
}

/** GPX 1.1, http://www.topografix.com/GPX/1/1/gpx.xsd: what each element may hold, in this order. */
const point = "ele time magvar geoidheight name cmt desc src link sym type fix sat hdop vdop pdop".split(" ");
const sequences: Readonly<Record<string, readonly string[]>> = {
  gpx: ["metadata", "wpt", "rte", "trk", "extensions"],
  metadata: ["name", "desc", "author", "copyright", "link", "time", "keywords", "bounds", "extensions"],
  wpt: point,
  rtept: point,
  rte: ["name", "cmt", "desc", "src", "link", "number", "type", "extensions", "rtept"],
  link: ["text", "type"],
};
const repeated = new Set(["wpt", "rte", "rtept", "link"]);

function faults(node: Node): string[] {
  const sequence = sequences[node.name] ?? [];
  const ranks = node.children.map(({ name }) => sequence.indexOf(name));
  const found = node.children.flatMap(({ name }, at) => {
    const rank = ranks[at]!;
    const before = ranks[at - 1] ?? 0;
    if (rank === -1) return [`<${name}> in <${node.name}>`];
    if (rank < before) return [`<${name}> comes late in <${node.name}>`];
    if (at > 0 && rank === before && !repeated.has(name)) return [`two <${name}> in <${node.name}>`];
    return [];
  });
  if (node.children.length > 0 && node.text.trim() !== "")
    found.push(`words between elements of <${node.name}>`);
  if (/&(?!(amp|lt|gt|quot|apos);)/.test(node.text)) found.push(`a bare & in <${node.name}>`);
  if (["wpt", "rtept"].includes(node.name)) {
    const [latitude, longitude] = [Number(node.attributes["lat"]), Number(node.attributes["lon"])];
    if (!(Math.abs(latitude) <= 90)) found.push(`latitude ${node.attributes["lat"]}`);
    // The schema leaves 180 out: it is -180.
    if (!(longitude >= -180 && longitude < 180)) found.push(`longitude ${node.attributes["lon"]}`);
  }
  return [...found, ...node.children.flatMap(faults)];
}

const root = parse(text);

test("is GPX 1.1 by the rules of its schema", () => {
  expect(root.name).toBe("gpx");
  expect(root.attributes).toMatchObject({ version: "1.1", xmlns: "http://www.topografix.com/GPX/1/1" });
  expect(root.attributes["creator"]).toBeTruthy();
  expect(faults(root)).toEqual([]);
  const time = root.children[0]?.children.find(({ name }) => name === "time")?.text;
  expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
  for (const { children } of root.children.filter(({ name }) => name === "rte")) {
    expect(children.find(({ name }) => name === "number")?.text).toMatch(/^\d+$/);
  }
});

test("the checker of this test finds what the schema refuses", () => {
  const bad =
    '<gpx><rte><rtept lat="91" lon="180"/><name>x</name></rte><wpt lat="0" lon="0"><foo/></wpt></gpx>';
  expect(faults(parse(bad))).toEqual([
    "<wpt> comes late in <gpx>",
    "<name> comes late in <rte>",
    "latitude 91",
    "longitude 180",
    "<foo> in <wpt>",
  ]);
});

test("has a waypoint for every harbour, and each of them on its route", () => {
  const of = (node: Node, name: string) => node.children.filter((child) => child.name === name);
  expect(of(root, "wpt")).toHaveLength(ports.length + 1);
  const named = of(root, "rte").map((route) =>
    of(route, "rtept").filter(({ children }) => children.length > 0),
  );
  // Lorient opens and ends each of them.
  expect(named.map((points) => points.length)).toEqual([33 + 2, 12 + 2]);
});

test("says that it is not for navigation", () => {
  expect(text).toContain("ne pas utiliser pour naviguer");
});
