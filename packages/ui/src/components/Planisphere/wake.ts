// The lines of the planisphere, as path data.
import type { Point } from "./projection.ts";

const tenth = (value: number) => Math.round(value * 10) / 10;
const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay);

/** The same line, with points `step` apart, its corners rounded off. */
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
  const round = (all: Point[]) =>
    all.map((point, at): Point => {
      const [before, after] = [all[at - 1], all[at + 1]];
      if (!before || !after) return point;
      return [(before[0] + 2 * point[0] + after[0]) / 4, (before[1] + 2 * point[1] + after[1]) / 4];
    });
  return round(round(points));
}

/** A line through `points`, as the data of a path. */
export function lineOf(points: readonly Point[]): string {
  let [x, y] = [0, 0];
  const steps = points.map(([px, py]) => {
    const step = `${tenth(px - x)} ${tenth(py - y)}`;
    [x, y] = [tenth(px), tenth(py)];
    return step;
  });
  return steps.length > 1 ? `M${steps[0]}l${steps.slice(1).join(" ")}`.replaceAll(" -", "-") : "";
}

/**
 * The two wakes along a line. They braid, and never twice alike: the swing dies down and the waves grow longer.
 * `swing` is the widest gap from the line, `wave` the length of the first wave, both in units of the drawing.
 */
export function braid(line: readonly Point[], swing: number, wave: number): [string, string] {
  const points = evenly(line, wave / 15);
  const side = (sign: 1 | -1) =>
    points.map(([x, y], at): Point => {
      const [bx, by] = points[Math.max(0, at - 1)]!;
      const [ax, ay] = points[Math.min(points.length - 1, at + 1)]!;
      const length = Math.hypot(ax - bx, ay - by) || 1;
      const gone = at / points.length;
      const tied = Math.min(1, at / 5, (points.length - 1 - at) / 5);
      const turn = ((at / 15) * 2 * Math.PI) / (1 + 0.25 * gone);
      const gap = sign * swing * tied * (1 - 0.3 * gone) * Math.sin(turn);
      return [x - ((ay - by) / length) * gap, y + ((ax - bx) / length) * gap];
    });
  return [lineOf(side(1)), lineOf(side(-1))];
}
