// Draws the grounds of the planisphere (ground.svg), the countries that it can ink (countries.svg for the page, outlines.ts for
// drawShapes.ts) and the coasts of the outline map (OutlineMap/coasts.ts), from the coasts of Natural Earth (public domain),
// which the package `world-atlas` holds. By hand, when the frame or a projection changes:
//   node packages/illustrations/src/Planisphere/drawWorld.ts node_modules/world-atlas
import { writeFileSync } from "node:fs";
import { readTopology, type Ring, ringsOf, type Topology, withoutFarLands } from "./atlas.ts";
import { countryLetters } from "./countryLetters.ts";
import { inPorthole, onGrid, onWorld } from "./framing.ts";
import { type Coordinates, frame, naturalEarth, type Point } from "./projection.ts";

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
const coarse = readTopology(folder, "countries-110m.json");
const coarseLand = readTopology(folder, "land-110m.json");
const fine = readTopology(folder, "countries-50m.json");
const fineLand = readTopology(folder, "land-50m.json");
/** Antarctica alone lies below 60° South. */
const withoutPole = (ring: Ring) => ring.some(([, latitude]) => latitude > -60);

/** The countries that `place` shows, by their letters: the data of a path each. */
const outlinesOf = (topology: Topology, place: (ring: Ring) => Point[][], step: number) =>
  topology.objects["countries"]!.geometries!.flatMap((country): [code: string, d: string][] => {
    const code = countryLetters[country.id ?? ""];
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
