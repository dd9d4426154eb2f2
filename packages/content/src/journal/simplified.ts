import type { Position } from "../legs/geometry.ts";

/** How far `point` stands from the line through `a` and `b`, in degrees. */
function away([x, y]: Position, [ax, ay]: Position, [bx, by]: Position): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

/** `line` without the points that stand less than `tolerance` degrees from it (Ramer, Douglas and Peucker): its ends stay. */
export function simplified(line: readonly Position[], tolerance: number): Position[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return [...line];
  let [farthest, most] = [0, 0];
  line.forEach((point, at) => {
    const distance = away(point, first, last);
    if (distance > most) [farthest, most] = [at, distance];
  });
  if (most <= tolerance) return [first, last];
  const head = simplified(line.slice(0, farthest + 1), tolerance);
  return [...head.slice(0, -1), ...simplified(line.slice(farthest), tolerance)];
}
