import * as styles from "./ChartMarks.css.ts";
import { type Coordinates, type Frame, placeIn, viewBox } from "./projection.ts";

export interface ChartMarksProps {
  frame: Frame;
  /** Where somebody points. */
  chosen?: Coordinates | undefined;
  /** Where it is. */
  right?: Coordinates | undefined;
}

/** A ring where somebody points, a disc where it is, and the way between the two, to lay over a frame of a `Planisphere`. */
export function ChartMarks({ frame, chosen, right }: ChartMarksProps) {
  const from = chosen && placeIn[frame](chosen);
  const to = right && placeIn[frame](right);
  return (
    <svg className={styles.layer} viewBox={viewBox[frame]} aria-hidden="true">
      {from && to && <path className={styles.way} d={`M${from.join(" ")}L${to.join(" ")}`} />}
      {to && <circle className={styles.right[frame]} cx={to[0]} cy={to[1]} r={frame === "world" ? 9 : 11} />}
      {from && (
        <circle className={styles.chosen[frame]} cx={from[0]} cy={from[1]} r={frame === "world" ? 14 : 17} />
      )}
    </svg>
  );
}
