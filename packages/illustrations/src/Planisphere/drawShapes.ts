import { outlines } from "./outlines.ts";
import type { Frame } from "./projection.ts";
import { callsOf, inkId, roadOf, type Shape } from "./shapes.ts";
import type { CountryGroup, MapStage } from "./stages.ts";

/** What a `Planisphere` draws shapes of. */
export interface DrawnMap {
  stages: readonly MapStage[];
  countries: readonly Pick<CountryGroup, "codes">[];
}

const outlineOf = (code: string) => outlines[code] ?? "";

/** The countries of one ink as one shape, and those that a stage inks alone. */
function landsOf({ stages, countries }: DrawnMap): Shape[] {
  const alone = new Set(stages.flatMap(({ country }) => country ?? []));
  return [
    ...countries.map(({ codes }, at) => ({ id: inkId(at), d: codes.map(outlineOf).join("") })),
    ...[...alone].map((code) => ({ id: code, d: outlineOf(code) })),
  ];
}

const frames: readonly Frame[] = ["world", "inset"];

/** The roads and the calls, frame by frame. */
const linesOf = ({ stages }: DrawnMap): Shape[] =>
  frames.flatMap((frame) => [...stages.flatMap((stage) => roadOf(frame, stage)), callsOf(frame, stages)]);

/**
 * The text of an SVG file with every shape that a `Planisphere` of these stages and countries refers to, and no other. Give
 * that file’s address to its `shapes`. Runs anywhere: a build needs neither React nor CSS for it.
 *
 * @example
 * writeFileSync("public/map.svg", drawShapes({ stages, countries }));
 */
export function drawShapes(map: DrawnMap): string {
  const shapes = [...landsOf(map), ...linesOf(map)];
  const paths = shapes.map(({ id, d }) => `<path id="${id}" d="${d}"/>`);
  return ['<svg xmlns="http://www.w3.org/2000/svg">', ...paths, "</svg>", ""].join("\n");
}
