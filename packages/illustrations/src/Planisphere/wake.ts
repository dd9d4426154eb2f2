// The lines of the planisphere, as path data.
import type { Point } from "./projection.ts";

/** Lines are written in whole units of the drawing: a spline between two of them shows no step. */
const whole = Math.round;
/** In the units of the two points. */
export const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay);

/** The same line, with points `step` apart. */
function evenly(line: readonly Point[], step: number): Point[] {
  const points: Point[] = [];
  let left = 0;
  line.slice(1).forEach((to, at) => {
    const from = line[at]!;
    const length = distance(from, to);
    for (; left < length; left += step) {
      const share = left / length;
      points.push([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
    }
    left -= length;
  });
  const last = line.at(-1);
  if (last) points.push(last);
  return points;
}

/** A quadratic spline: each of its bends leans to a guide, which mirrors the one before. */
export interface Spline {
  start: Point;
  bends: readonly (readonly [guide: Point, end: Point])[];
}

/** A smooth line led by `points`: it passes between them. Through fewer than three it has no bend. */
export function splineOf(points: readonly Point[]): Spline {
  const [start = [0, 0], first, ...guides] = points;
  const end = guides.pop();
  if (!first || !end) return { start, bends: [] };
  const onGrid = ([x, y]: Point): Point => [whole(x), whole(y)];
  let guide = onGrid(first);
  const leanTo = (point: Point) => {
    const bend = [guide, onGrid(point)] as const;
    guide = [2 * bend[1][0] - guide[0], 2 * bend[1][1] - guide[1]];
    return bend;
  };
  const between = guides.map((next) => leanTo([(guide[0] + next[0]) / 2, (guide[1] + next[1]) / 2]));
  return { start: onGrid(start), bends: [...between, leanTo(end)] };
}

/** `spline` as the data of a path, in relative steps: as its guides mirror each other, only the first is written. */
export function pathOf({ start, bends: [first, ...bends] }: Spline): string {
  if (!first) return "";
  const step = ([x, y]: Point, [toX, toY]: Point) => `${toX - x} ${toY - y}`;
  const [guide, led] = first;
  const mirrored = bends.map(([, end], at) => step(bends[at - 1]?.[1] ?? led, end));
  const rest = mirrored.length > 0 ? `t${mirrored.join(" ")}` : "";
  return `M${start.join(" ")}q${step(start, guide)} ${step(start, led)}${rest}`.replaceAll(" -", "-");
}

/** Samples of a wave: enough for a spline to follow it. */
const SAMPLES = 5;

/** A spline stays inside its guides: they stand this much farther out than the wake must swing. */
const OUTWARD = 1.25;

/**
 * The two wakes along a line. They braid, and never twice alike: the swing dies down and the waves grow longer.
 * `swing` is the widest gap from the line, `wave` the length of the first wave, both in units of the drawing.
 */
export function braid(line: readonly Point[], swing: number, wave: number): [Spline, Spline] {
  const points = evenly(line, wave / SAMPLES);
  const side = (sign: 1 | -1) =>
    points.map(([x, y], at): Point => {
      const [bx, by] = points[Math.max(0, at - 1)]!;
      const [ax, ay] = points[Math.min(points.length - 1, at + 1)]!;
      const length = Math.hypot(ax - bx, ay - by) || 1;
      const gone = at / points.length;
      const tied = Math.min(1, at / 2, (points.length - 1 - at) / 2);
      const turn = ((at / SAMPLES) * 2 * Math.PI) / (1 + 0.25 * gone);
      const gap = sign * swing * OUTWARD * tied * (1 - 0.3 * gone) * Math.sin(turn);
      return [x - ((ay - by) / length) * gap, y + ((ax - bx) / length) * gap];
    });
  return [splineOf(side(1)), splineOf(side(-1))];
}
