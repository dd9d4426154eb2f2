import * as styles from "./BoatTracks.css.ts";
import { type Coordinates, type Frame, placeIn, viewBox } from "./projection.ts";
import { wakesOf } from "./shapes.ts";

/** What a boat has sailed: a known position after another. */
export interface BoatTrack {
  /** Its side of the two wakes, by the ink of its hull. */
  ink: "vermilion" | "sea";
  /** From the first position to the last; where a boat has been twice, twice. */
  line: readonly Coordinates[];
}

export interface BoatTracksProps {
  frame: Frame;
  tracks: readonly BoatTrack[];
}

/** Two boats in one harbour lie side by side: how far apart, in units of the drawing. */
const ABREAST = 7;

/** The wakes of boats, each in the ink of its hull, and where they were last, to lay over a frame of a `Planisphere`. */
export function BoatTracks({ frame, tracks }: BoatTracksProps) {
  return (
    <svg className={styles.layer} viewBox={viewBox[frame]} aria-hidden="true">
      {tracks.map(({ ink, line }) => {
        const d = line.length > 1 ? wakesOf(frame, line)[ink === "vermilion" ? 0 : 1] : "";
        return (
          <g key={ink}>
            <path className={styles.shadow[frame]} d={d} />
            <path className={styles.wake[ink][frame]} d={d} />
          </g>
        );
      })}
      {tracks.map(({ ink, line }) => {
        const last = line.at(-1);
        if (!last) return null;
        const [x, y] = placeIn[frame](last);
        const at = `M${x + (ink === "vermilion" ? -ABREAST : ABREAST)} ${y}h0`;
        return (
          <g key={ink}>
            <path className={styles.rim} d={at} />
            <path className={styles.boat[ink]} d={at} />
          </g>
        );
      })}
    </svg>
  );
}
