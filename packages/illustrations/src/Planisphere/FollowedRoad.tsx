import { whenNot } from "./chosen.css.ts";
import { type Frame, placeIn, viewBox } from "./projection.ts";
import type { FollowedCall } from "./enhanceBesideCharts.ts";
import * as styles from "./SailedRoad.css.ts";
import { roadOf } from "./shapes.ts";
import type { MapStage } from "./stages.ts";
import { wakesAlong } from "./wakeLengths.ts";

interface FollowedRoadProps {
  frame: Frame;
  stage: MapStage;
  /** Its place among the stages of the map. */
  at: number;
  /** The file that tells the shapes; without it the chart below tells them. */
  shapes: string | undefined;
}

/** What each call of `stage` needs to be drawn up to. */
function callsOf(frame: Frame, { ports = [], route = [] }: MapStage): FollowedCall[] {
  const lengths = wakesAlong(frame, route, ports).map((wake) => wake.lengths);
  return ports.map((port, at) => [
    ...placeIn[frame](port),
    lengths[0]?.[at + 1] ?? 0,
    lengths[1]?.[at + 1] ?? 0,
  ]);
}

/** The road behind two boats, drawn by `enhanceBesideCharts` as far as the port that is read. Until then nothing of it is seen. */
export function FollowedRoad({ frame, stage, at, shapes = "" }: FollowedRoadProps) {
  return (
    <svg
      className={`${styles.layer} ${whenNot[at]}`}
      data-calls={JSON.stringify(callsOf(frame, stage))}
      viewBox={viewBox[frame]}
      aria-hidden="true"
    >
      {roadOf(frame, stage).map(({ id }, side) => (
        <g key={id}>
          <use className={styles.shadow[frame]} href={`${shapes}#${id}`} />
          <use className={(side === 0 ? styles.first : styles.second)[frame]} href={`${shapes}#${id}`} />
        </g>
      ))}
      <path className={styles.rim} />
      <path className={styles.boats} />
    </svg>
  );
}
