// The lines of the map, each told once under an id and drawn as often as needed: told in the page, or in a file (drawShapes.ts).
import { type Coordinates, type Frame, placeIn } from "./projection.ts";
import type { MapStage } from "./stages.ts";
import { braid, pathOf, type Spline } from "./wake.ts";

/** The data of a path, and the id that it is drawn by. */
export interface Shape {
  id: string;
  d: string;
}

/** Swing and wave of the wakes. */
const gauge = { world: [6, 94], inset: [3.4, 70] } as const;

const isIn = (frame: Frame, stage: MapStage) => (stage.frame ?? "world") === frame;

/** Names the countries that share an ink, by the place of their group. */
export const inkId = (at: number) => `ink-${at + 1}`;

/** The two wakes along a road. */
export const splinesOf = (frame: Frame, line: readonly Coordinates[]): readonly Spline[] =>
  braid(line.map(placeIn[frame]), gauge[frame][0], gauge[frame][1]);

/** The same, as the data of two paths. */
export const wakesOf = (frame: Frame, line: readonly Coordinates[]): readonly string[] =>
  splinesOf(frame, line).map(pathOf);

/** The two wakes of a stage; none in a frame where it has no road. */
export function roadOf(frame: Frame, stage: MapStage): Shape[] {
  if (!stage.route || !isIn(frame, stage)) return [];
  return wakesOf(frame, stage.route).map((d, at) => ({ id: `road-${stage.id}-${at + 1}`, d }));
}

/** The calls of all stages in a frame; without any, their shape is empty. */
export function callsOf(frame: Frame, stages: readonly MapStage[]): Shape {
  const ports = stages.flatMap((stage) => (isIn(frame, stage) && stage.ports) || []);
  const dots = ports.map((port) => `M${placeIn[frame](port).join(" ")}h0`);
  return { id: `calls-${frame}`, d: dots.join("") };
}
