// For tests only: points along a line, close enough to each other that no land hides between two.
import { greatCircleKm, type Position } from "./geometry.ts";

/** A way from each position of a line to the next, as points at most 2 km apart. */
export type Path = (line: readonly Position[]) => Position[];

const stepKm = 2;
const radians = (angle: number) => (angle * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

type Vector = readonly [x: number, y: number, z: number];

const vector = ([lon, lat]: Position): Vector => [
  Math.cos(radians(lat)) * Math.cos(radians(lon)),
  Math.cos(radians(lat)) * Math.sin(radians(lon)),
  Math.sin(radians(lat)),
];

const position = ([x, y, z]: Vector): Position => [
  degrees(Math.atan2(y, x)),
  degrees(Math.atan2(z, Math.hypot(x, y))),
];

/** The point at `share` of the way, from 0 to 1. */
type Between = (from: Position, to: Position, share: number) => Position;

const onStraight: Between = ([aLon, aLat], [bLon, bLat], share) => [
  aLon + (bLon - aLon) * share,
  aLat + (bLat - aLat) * share,
];

const onGreatCircle: Between = (from, to, share) => {
  const [a, b] = [vector(from), vector(to)];
  const angle = Math.acos(Math.min(1, a[0] * b[0] + a[1] * b[1] + a[2] * b[2]));
  if (angle === 0) return from;
  const [towardsA, towardsB] = [Math.sin((1 - share) * angle), Math.sin(share * angle)];
  const mix = (axis: 0 | 1 | 2) => towardsA * a[axis] + towardsB * b[axis];
  return position([mix(0), mix(1), mix(2)]);
};

const along =
  (between: Between): Path =>
  (line) =>
    line.flatMap((to, index) => {
      const from = line[index - 1];
      if (!from) return [to];
      const steps = Math.max(1, Math.ceil(greatCircleKm(from, to) / stepKm));
      return Array.from({ length: steps }, (_, step) => between(from, to, (step + 1) / steps));
    });

/** As a map draws it: straight in degrees. */
export const straight = along(onStraight);

/** As a boat would steer the shortest way. */
export const greatCircle = along(onGreatCircle);
