import type { ReactNode } from "react";
import { Chart } from "./Chart.tsx";
import type { ChartLabel } from "./ChartNames.tsx";
import * as styles from "./Planisphere.css.ts";
import type { Frame } from "./projection.ts";
import type { ChartedVoyage } from "./stages.ts";

export interface PlanisphereProps extends ChartedVoyage {
  /** What the map shows, for who does not see it. */
  label: string;
  /** What the porthole shows. */
  insetLabel: string;
  /** What the dots are, in the legend: « Escales ». */
  portsLabel: string;
  /** Names on the world, each on the side that leaves the routes free. */
  names?: readonly ChartLabel[];
  insetNames?: readonly ChartLabel[];
  /** What is laid over each frame: a `SailedRoad`. */
  layers?: Readonly<Record<Frame, ReactNode>>;
}

/**
 * A world and, in a porthole, Europe: the stages of a voyage. It stands still; in a `StageMap`, the chosen stage draws its
 * road as two wakes, the others wait as dashes, and a press on one chooses it.
 */
export function Planisphere({
  label,
  insetLabel,
  portsLabel,
  names,
  insetNames,
  layers,
  ...voyage
}: PlanisphereProps) {
  return (
    <div className={styles.sea}>
      <div className={styles.world}>
        <Chart {...voyage} frame="world" label={label} names={names} layer={layers?.world} />
      </div>
      <div className={styles.porthole}>
        <Chart {...voyage} frame="inset" label={insetLabel} names={insetNames} layer={layers?.inset} />
      </div>
      <ul className={styles.legend}>
        <li className={styles.key.mark}>{portsLabel}</li>
        {voyage.countries.map(({ label: words, tone }) => (
          <li key={words} className={styles.key[tone]}>
            {words}
          </li>
        ))}
      </ul>
    </div>
  );
}
