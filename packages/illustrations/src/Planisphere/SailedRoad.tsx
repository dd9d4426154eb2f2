"use client";

import { useMemo } from "react";
import * as styles from "./SailedRoad.css.ts";
import { type Coordinates, type Frame, frame as size, placeIn, type Point } from "./projection.ts";
import { wakesOf } from "./shapes.ts";

export interface SailedRoadProps {
  frame: Frame;
  /** The whole road, on the water. */
  line: readonly Coordinates[];
  /** Where it calls, in order. */
  calls: readonly Coordinates[];
  /** How many calls are behind; one more than there are: the boats are home. */
  reached: number;
}

/** How finely a wake is walked along, in units of the drawing. */
const STEP = 2;

/** How far a wake may lag behind its road or lead it, as a share of both. */
const SLACK = 0.05;

/** Where each of `calls` stands along `road`, as a share of its length; they are points of it, in order. */
function sharesOf(calls: readonly Point[], road: readonly Point[]): number[] {
  let length = 0;
  const lengths = road.map(([x, y], at) => {
    const [fromX, fromY] = road[at - 1] ?? [x, y];
    length += Math.hypot(x - fromX, y - fromY);
    return length;
  });
  let last = 0;
  return calls.map(([x, y]) => {
    last = road.findIndex(([px, py], at) => at > last && px === x && py === y);
    return (lengths[last] ?? 0) / length;
  });
}

/** How long the wake `d` is where it passes each of `calls`; then its whole length. */
function lengthsTo(calls: readonly Point[], road: readonly Point[], d: string): number[] {
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", d);
  const whole = path.getTotalLength();
  const points = Array.from({ length: Math.floor(whole / STEP) + 1 }, (_, at) =>
    path.getPointAtLength(at * STEP),
  );
  const shares = sharesOf(calls, road);
  const lengths = calls.map(([x, y], at) => {
    const share = shares[at] ?? 0;
    const from = Math.max(0, Math.floor((share - SLACK) * points.length));
    const near = points.slice(from, Math.ceil((share + SLACK) * points.length));
    const away = near.map((point) => Math.hypot(point.x - x, point.y - y));
    return (from + Math.max(0, away.indexOf(Math.min(...away)))) * STEP;
  });
  return [...lengths, whole];
}

/** The wakes behind two boats that sail a road call by call, to lay over a frame of a `Planisphere`; in the browser alone. */
export function SailedRoad({ frame, line, calls, reached }: SailedRoadProps) {
  const wakes = useMemo(() => {
    const [places, road] = [calls.map(placeIn[frame]), line.map(placeIn[frame])];
    return wakesOf(frame, line).map((d) => ({ d, lengths: [0, ...lengthsTo(places, road, d)] }));
  }, [frame, line, calls]);
  if (reached === 0) return null;
  const boats = calls[reached - 1] ?? line.at(-1);
  const [width, height] = frame === "world" ? [size.width, size.height] : [size.inset, size.inset];
  const at = boats && `M${placeIn[frame](boats).join(" ")}h0`;
  return (
    <svg className={styles.layer} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {wakes.map(({ d, lengths }, side) => {
        const dash = `${lengths[reached] ?? 0} 99999`;
        return (
          <g key={d}>
            <path className={styles.shadow[frame]} d={d} strokeDasharray={dash} />
            <path
              className={(side === 0 ? styles.first : styles.second)[frame]}
              d={d}
              strokeDasharray={dash}
            />
          </g>
        );
      })}
      <path className={styles.rim} d={at} />
      <path className={styles.boats} d={at} />
    </svg>
  );
}
