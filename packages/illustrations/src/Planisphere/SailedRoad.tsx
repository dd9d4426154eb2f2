"use client";

import { useMemo } from "react";
import * as styles from "./SailedRoad.css.ts";
import { type Coordinates, type Frame, placeIn, viewBox } from "./projection.ts";
import { wakesAlong } from "./wakeLengths.ts";

export interface SailedRoadProps {
  frame: Frame;
  /** The whole road, on the water. */
  line: readonly Coordinates[];
  /** Where it calls, in order. */
  calls: readonly Coordinates[];
  /** How many calls are behind; one more than there are: the boats are home. */
  reached: number;
}

/** The wakes behind two boats that sail a road call by call, to lay over a frame of a `Planisphere`. */
export function SailedRoad({ frame, line, calls, reached }: SailedRoadProps) {
  const wakes = useMemo(() => wakesAlong(frame, line, calls), [frame, line, calls]);
  if (reached === 0) return null;
  const boats = calls[reached - 1] ?? line.at(-1);
  const at = boats && `M${placeIn[frame](boats).join(" ")}h0`;
  return (
    <svg className={styles.layer} viewBox={viewBox[frame]} aria-hidden="true">
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
