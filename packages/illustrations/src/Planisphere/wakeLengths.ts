// How much of a wake lies behind the boats at each call: reckoned, so that a build knows it too.
import { type Coordinates, type Frame, placeIn, type Point } from "./projection.ts";
import { splinesOf } from "./shapes.ts";
import { distance, pathOf, type Spline } from "./wake.ts";

/** A point of a line, and how much of the line lies behind it. */
interface Passed {
  point: Point;
  length: number;
}

/** Points of a bend: some two units of the drawing apart. */
const SAMPLES = 8;

/** How far a wake may lag behind its road or lead it, as a share of both. */
const SLACK = 0.05;

/** How far along a line of `points` each of them is. */
function passed(points: readonly Point[]): Passed[] {
  let length = 0;
  return points.map((point, at) => {
    length += distance(points[at - 1] ?? point, point);
    return { point, length };
  });
}

/** Points of a wake, close to each other. */
function sampled({ start, bends }: Spline): Point[] {
  let from = start;
  const rest = bends.flatMap(([guide, end]) => {
    const [[x, y], share] = [from, 1 / SAMPLES];
    from = end;
    return Array.from({ length: SAMPLES }, (_, at): Point => {
      const t = (at + 1) * share;
      const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
      return [a * x + b * guide[0] + c * end[0], a * y + b * guide[1] + c * end[1]];
    });
  });
  return [start, ...rest];
}

/** Where each of `calls` stands along `road`, as a share of its length; they are points of it, in order. */
function sharesOf(calls: readonly Point[], road: readonly Point[]): number[] {
  const along = passed(road);
  const whole = along.at(-1)?.length || 1;
  let last = 0;
  return calls.map(([x, y]) => {
    last = road.findIndex(([px, py], at) => at > last && px === x && py === y);
    return (along[last]?.length ?? 0) / whole;
  });
}

/** How much of `wake` is behind at the departure, where it passes each of `calls`, and at its end. */
function lengthsTo(calls: readonly Point[], road: readonly Point[], wake: Spline): number[] {
  const points = passed(sampled(wake));
  const whole = points.at(-1)?.length ?? 0;
  const shares = sharesOf(calls, road);
  const reached = calls.map((call, at) => {
    const share = shares[at] ?? 0;
    const near = points.filter(({ length }) => Math.abs(length / whole - share) <= SLACK);
    const away = near.map(({ point }) => distance(point, call));
    return near[away.indexOf(Math.min(...away))]?.length ?? share * whole;
  });
  return [0, ...reached, whole].map(Math.round);
}

/**
 * The two wakes along the road of `line`: the data of each, and how long it is, in units of the drawing, at the departure, at each call,
 * and once home.
 *
 * @param calls - Points of `line`, in the order of the road.
 */
export function wakesAlong(frame: Frame, line: readonly Coordinates[], calls: readonly Coordinates[]) {
  const [places, road] = [calls.map(placeIn[frame]), line.map(placeIn[frame])];
  return splinesOf(frame, line).map((wake) => ({ d: pathOf(wake), lengths: lengthsTo(places, road, wake) }));
}
