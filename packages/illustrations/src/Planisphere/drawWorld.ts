// Draws the grounds of the planisphere (ground.svg), the countries that it can ink (countries.svg for the page, outlines.ts for
// drawShapes.ts) and the coasts of the outline map (OutlineMap/coasts.ts), from the coasts of Natural Earth (public domain),
// which the package `world-atlas` holds. By hand, when the frame or a projection changes:
//   node packages/illustrations/src/Planisphere/drawWorld.ts node_modules/world-atlas
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { grid, placeOnGrid } from "../OutlineMap/grid.ts";
import { type Coordinates, frame, fromMiddle, naturalEarth, type Point, projectInset } from "./projection.ts";

type Ring = Coordinates[];
interface Shape {
  id?: string;
  type: string;
  arcs?: unknown;
  geometries?: Shape[];
}
interface Topology {
  arcs: [number, number][][];
  transform: { scale: [number, number]; translate: [number, number] };
  objects: Record<string, Shape>;
}

/** The countries that can be inked: ISO 3166-1 numbers, as the atlas has them, and letters, as callers write them. */
const letters: Record<string, string> = {
  "008": "AL",
  "032": "AR",
  "040": "AT",
  "056": "BE",
  "068": "BO",
  "070": "BA",
  "076": "BR",
  "084": "BZ",
  "100": "BG",
  "152": "CL",
  "170": "CO",
  "188": "CR",
  "191": "HR",
  "192": "CU",
  "203": "CZ",
  "208": "DK",
  "214": "DO",
  "218": "EC",
  "222": "SV",
  "233": "EE",
  "246": "FI",
  "250": "FR",
  "276": "DE",
  "300": "GR",
  "320": "GT",
  "328": "GY",
  "332": "HT",
  "340": "HN",
  "348": "HU",
  "352": "IS",
  "372": "IE",
  "380": "IT",
  "388": "JM",
  "428": "LV",
  "440": "LT",
  "442": "LU",
  "484": "MX",
  "499": "ME",
  "528": "NL",
  "558": "NI",
  "578": "NO",
  "591": "PA",
  "600": "PY",
  "604": "PE",
  "616": "PL",
  "620": "PT",
  "630": "PR",
  "642": "RO",
  "703": "SK",
  "705": "SI",
  "724": "ES",
  "740": "SR",
  "752": "SE",
  "756": "CH",
  "826": "GB",
  "858": "UY",
  "862": "VE",
};

function read(folder: string, file: string): Topology {
  return JSON.parse(readFileSync(join(folder, file), "utf8")) as Topology;
}

/** The rings of a shape: TopoJSON stores differences of integers, and shares the arcs between neighbours. */
function ringsOf(topology: Topology, shape: Shape): Ring[] {
  const { scale, translate } = topology.transform;
  const arc = (index: number): Ring => {
    let [x, y] = [0, 0];
    const points = topology.arcs[index < 0 ? ~index : index]!.map(([dx, dy]): Coordinates => {
      x += dx;
      y += dy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
    return index < 0 ? points.toReversed() : points;
  };
  if (shape.geometries) return shape.geometries.flatMap((part) => ringsOf(topology, part));
  const polygons = (shape.type === "Polygon" ? [shape.arcs] : shape.arcs) as number[][][];
  return polygons.flatMap((polygon) => polygon.map((ring) => ring.flatMap((index) => arc(index).slice(1))));
}

/** How far from the main land of its country another may be and be inked with it, in degrees. */
const NEAR = 5;

/** The rings of a country without the lands that it has elsewhere: nobody calls in French Guiana or in Svalbard. */
function withoutFarLands(rings: Ring[]): Ring[] {
  const [main] = rings.toSorted((one, other) => other.length - one.length);
  if (!main) return rings;
  const bounds = ([0, 1] as const).map((axis) => {
    const along = main.map((point) => point[axis]);
    return [Math.min(...along) - NEAR, Math.max(...along) + NEAR] as const;
  });
  return rings.filter((ring) =>
    ring.some((point) =>
      bounds.every(([least, most], axis) => point[axis]! >= least && point[axis]! <= most),
    ),
  );
}

/** Sutherland and Hodgman’s clipping of a ring by one side of a box. */
function clip<P extends readonly [number, number]>(ring: P[], axis: 0 | 1, limit: number, side: 1 | -1): P[] {
  return ring.flatMap((point, at) => {
    const before = ring.at(at - 1)!;
    const inside = (p: P) => (p[axis] - limit) * side >= 0;
    const share = (limit - before[axis]) / (point[axis] - before[axis]);
    const cut = [0, 1].map((i) => before[i]! + share * (point[i]! - before[i]!)) as unknown as P;
    if (inside(point)) return inside(before) ? [point] : [cut, point];
    return inside(before) ? [cut] : [];
  });
}

/** A ring in longitudes from the middle of the world, without a jump where the seam runs through it, and a turn on either side. */
function unrolled(ring: Ring): Ring[] {
  let last = fromMiddle(ring[0]![0]);
  const whole = ring.map(([longitude, latitude]): Coordinates => {
    last += ((((longitude + 28 - last + 180) % 360) + 360) % 360) - 180;
    return [last, latitude];
  });
  return [-360, 0, 360].map((turn) =>
    whole.map(([longitude, latitude]): Coordinates => [longitude + turn, latitude]),
  );
}

/** A ring on the world, cut where the seam runs through it. */
function onWorld(ring: Ring): Point[][] {
  return unrolled(ring).map((copy) => clip(clip(copy, 0, -180, 1), 0, 180, -1).map(naturalEarth));
}

/** A ring in the porthole; what is far away is left out. */
function inPorthole(ring: Ring): Point[][] {
  if (!ring.some(([longitude, latitude]) => longitude > -40 && longitude < 60 && latitude > 20)) return [];
  const near = ring.map(([longitude, latitude]): Coordinates => [longitude, Math.max(latitude, 5)]);
  const sides = [
    [0, 0, 1],
    [0, 600, -1],
    [1, 0, 1],
    [1, 600, -1],
  ] as const;
  return [
    sides.reduce<Point[]>((cut, [axis, limit, side]) => clip(cut, axis, limit, side), near.map(projectInset)),
  ];
}

/** A ring on the outline map, cut at its frame. */
function onGrid(ring: Ring): Point[][] {
  const sides = [
    [0, grid.west, 1],
    [0, grid.east, -1],
    [1, grid.south, 1],
    [1, grid.north, -1],
  ] as const;
  return unrolled(ring)
    .map((copy) => copy.map(([longitude, latitude]): Coordinates => [longitude - 28, latitude]))
    .map((copy) => sides.reduce<Ring>((cut, [axis, limit, side]) => clip(cut, axis, limit, side), copy))
    .map((inside) => inside.map(placeOnGrid));
}

/** Path data in whole units, relative; points nearer than `step` are dropped, and islets with them. */
function pathOf(rings: Point[][], step: number): string {
  return rings
    .map((ring) => {
      let [x, y] = [Infinity, Infinity];
      const points = ring
        .map(([px, py]): Point => [Math.round(px), Math.round(py)])
        .filter(([px, py]) => {
          const far = !(Math.hypot(px - x, py - y) < step);
          if (far) [x, y] = [px, py];
          return far;
        });
      if (points.length < 3) return "";
      const steps = points.slice(1).map(([px, py], at) => `${px - points[at]![0]} ${py - points[at]![1]}`);
      return `M${points[0]!.join(" ")}l${steps.join(" ")}z`;
    })
    .join("")
    .replaceAll(" -", "-");
}

const folder = process.argv[2] ?? "node_modules/world-atlas";
const coarse = read(folder, "countries-110m.json");
const coarseLand = read(folder, "land-110m.json");
const fine = read(folder, "countries-50m.json");
const fineLand = read(folder, "land-50m.json");
const withoutPole = (ring: Ring) => ring.some(([, latitude]) => latitude > -60);
/** The countries that `place` shows, by their letters: the data of a path each. */
const outlinesOf = (topology: Topology, place: (ring: Ring) => Point[][], step: number) =>
  topology.objects["countries"]!.geometries!.flatMap((country): [code: string, d: string][] => {
    const code = letters[country.id ?? ""];
    const d = code && pathOf(withoutFarLands(ringsOf(topology, country)).flatMap(place), step);
    return d ? [[code, d]] : [];
  });

const meridians = Array.from({ length: 13 }, (_, at) =>
  Array.from({ length: 17 }, (__, step): Coordinates => [at * 30 - 180, step * 10 - 80]).map(naturalEarth),
).map((line) => `M${line.map((point) => point.map(Math.round).join(" ")).join("L")}`);
const parallels = [-60, -30, 0, 30, 60].map(
  (latitude) => `M0 ${Math.round(naturalEarth([0, latitude])[1])}h1440`,
);

/** Swell, as a gouge cuts it in wood: the same everywhere each time the script runs. */
function gouges(count: number, width: number, height: number, long: number): string {
  return Array.from({ length: count }, (_, at) => {
    const [x, y] = [(at * 0.754878 * width) % width, ((at + 0.5) * 0.569841 * height) % height].map(
      Math.round,
    );
    const half = Math.round(long * (0.4 + ((at * 0.618034) % 0.6)));
    return `M${x} ${y}q${half}-1.5 ${2 * half} 0q${-half} 1.5${-2 * half} 0z`;
  }).join("");
}

const world = ringsOf(coarseLand, coarseLand.objects["land"]!).filter(withoutPole).flatMap(onWorld);
const europe = ringsOf(fineLand, fineLand.objects["land"]!).flatMap(inPorthole);
const write = (file: string, lines: readonly string[]) =>
  writeFileSync(new URL(file, import.meta.url), `${lines.join("\n")}\n`);
const save = (file: string, size: string, drawn: readonly string[]) =>
  write(file, [`<svg xmlns="http://www.w3.org/2000/svg"${size}>`, ...drawn, "</svg>"]);

/** A ground `width` × `height` units, `y` down the file: `#<id>` shows it alone. */
const ground = (id: string, y: number, width: number, height: number, drawn: readonly string[]) => [
  `<view id="${id}" viewBox="0 ${y} ${width} ${height}"/>`,
  `<svg y="${y}" width="${width}" height="${height}">`,
  ...drawn,
  "</svg>",
];

// One file, one request, for the two frames of a chart. It says no size: WebKit would give both its proportions.
save("ground.svg", "", [
  ...ground("world", 0, frame.width, frame.height, [
    `<path fill="#0b6170" d="${gouges(44, frame.width, frame.height, 34)}"/>`,
    `<path fill="none" stroke="#1c8490" stroke-width="1.2" d="${[...meridians, ...parallels].join("")}"/>`,
    `<path fill="#dce8cf" d="${pathOf(world, 1.5)}"/>`,
  ]),
  ...ground("inset", frame.height + 8, frame.inset, frame.inset, [
    '<path fill="#3e9c9e" d="M0 0h600v600H0z"/>',
    `<path fill="#9bd0c3" d="${gouges(60, frame.inset, frame.inset, 16)}"/>`,
    `<path fill="#f1e6d0" d="${pathOf(europe, 2.5)}"/>`,
    '<g fill="none" stroke="#cdbfa2" stroke-width="1.3">',
    ...outlinesOf(fine, inPorthole, 2.5).map(([, d]) => `<path d="${d}"/>`),
    "</g>",
  ]),
]);

const countries = outlinesOf(coarse, onWorld, 1.5);
save(
  "countries.svg",
  "",
  countries.map(([code, d]) => `<path id="${code}" d="${d}"/>`),
);
write("outlines.ts", [
  "// Written by drawWorld.ts: do not edit.",
  "",
  "/** The outline of each country that can be inked, in the units of the world, by its ISO 3166-1 letters: the data of a path. */",
  "export const outlines: Readonly<Record<string, string>> = {",
  ...countries.map(([code, d]) => `  ${code}: "${d}",`),
  "};",
]);

const coasts = pathOf(ringsOf(fineLand, fineLand.objects["land"]!).flatMap(onGrid), 3);
write("../OutlineMap/coasts.ts", [
  "// Written by Planisphere/drawWorld.ts: do not edit.",
  "",
  "/** The coasts of the outline map, in its units: the data of a path. */",
  "export const coasts =",
  `  "${coasts}";`,
]);
