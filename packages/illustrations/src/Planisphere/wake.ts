// The lines of the planisphere, as path data.
import type { Point } from "./projection.ts";

/** Lines are written in whole units of the drawing: a spline between two of them shows no step. */
const whole = Math.round;
const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay);

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

/**
 * A smooth line led by `points`, as the data of a path: a quadratic spline, of which only the points between two guides are
 * written, since each guide mirrors the one before. Rounding is made up for at each point, so that no error grows.
 */
export function curveOf(points: readonly Point[]): string {
  const [start, ...guides] = points;
  const end = guides.pop();
  const first = guides.shift();
  if (!start || !end || !first) return "";
  let [x, y] = [whole(start[0]), whole(start[1])];
  let guide: Point = [whole(first[0]), whole(first[1])];
  const step = ([px, py]: Point) => {
    const [dx, dy] = [whole(px - x), whole(py - y)];
    [x, y] = [whole(x + dx), whole(y + dy)];
    return `${dx} ${dy}`;
  };
  const middle = ([px, py]: Point): Point => [(guide[0] + px) / 2, (guide[1] + py) / 2];
  const [fromX, fromY] = [x, y];
  const lead = `${whole(guide[0] - x)} ${whole(guide[1] - y)}`;
  const steps = guides.map((next) => {
    const said = step(middle(next));
    guide = [2 * x - guide[0], 2 * y - guide[1]];
    return said;
  });
  const [led, ...mirrored] = [...steps, step(end)];
  const rest = mirrored.length > 0 ? `t${mirrored.join(" ")}` : "";
  return `M${fromX} ${fromY}q${lead} ${led}${rest}`.replaceAll(" -", "-");
}

/** Samples of a wave: enough for a spline to follow it. */
const SAMPLES = 5;

/** A spline stays inside its guides: they stand this much farther out than the wake must swing. */
const OUTWARD = 1.25;

/**
 * The two wakes along a line. They braid, and never twice alike: the swing dies down and the waves grow longer.
 * `swing` is the widest gap from the line, `wave` the length of the first wave, both in units of the drawing.
 */
export function braid(line: readonly Point[], swing: number, wave: number): [string, string] {
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
  return [curveOf(side(1)), curveOf(side(-1))];
}
