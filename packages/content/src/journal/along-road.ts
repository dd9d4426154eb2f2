// Between two known positions a boat did not sail over land: what is drawn follows the announced road from one to the other.
import { greatCircleKm, type Position } from "../legs/geometry.ts";

/** Farther than this from the road, a boat took another: what is drawn is straight. */
const STRAYED_KM = 400;

/** A place along a road. */
interface Mark {
  /** The rank of the point before it, and the share of the way to the next: 3.5 is half way from the fourth to the fifth. */
  readonly along: number;
  /** From the road to where it was asked for. */
  readonly awayKm: number;
}

/** The place of `road`, from the rank `from` on, that is nearest to `where`. */
export function markOn(road: readonly Position[], where: Position, from = 0): Mark {
  let nearest: Mark = { along: from, awayKm: Infinity };
  for (let rank = Math.floor(from); rank < road.length - 1; rank++) {
    const [a, b] = [road[rank], road[rank + 1]];
    if (!a || !b) continue;
    // On so short a way degrees are as good as a plane, where they are as wide as high.
    const width = Math.cos((where[1] * Math.PI) / 180);
    const [x, y] = [(b[0] - a[0]) * width, b[1] - a[1]];
    const [px, py] = [(where[0] - a[0]) * width, where[1] - a[1]];
    const share = Math.min(1, Math.max(0, (px * x + py * y) / (x * x + y * y || 1)));
    const along = Math.max(from, rank + share);
    const awayKm = greatCircleKm(where, [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]);
    if (awayKm < nearest.awayKm) nearest = { along, awayKm };
  }
  return nearest;
}

/** The point of `road` that is nearest to `where`. */
export function nearestOn(road: readonly Position[], where: Position): Position {
  const { along } = markOn(road, where);
  const [a = where, b = a] = road.slice(Math.floor(along), Math.floor(along) + 2);
  const share = along - Math.floor(along);
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

/** The points of `road` between two of its places, neither of them included. */
const between = (road: readonly Position[], from: number, to: number) =>
  road.filter((_, rank) => rank > from && rank < to);

/** The ways that lead from each of `positions` to the next, along `road` as long as they stay near it; the first has no way. */
export function waysAlong(road: readonly Position[], positions: readonly Position[]): Position[][] {
  let last: Mark | undefined;
  return positions.map((where) => {
    const before = last;
    const mark = markOn(road, where, before?.along ?? 0);
    if (mark.awayKm > STRAYED_KM) return [where];
    last = mark;
    return before ? [...between(road, before.along, mark.along), where] : [where];
  });
}

/** The way from `where` to the point `to` of `road`, along it. */
export function roadTo(road: readonly Position[], where: Position, to: Position): Position[] {
  const end = road.findIndex(([lon, lat]) => lon === to[0] && lat === to[1]);
  return [where, ...between(road, markOn(road, where).along, end), to];
}
