import type { ReactNode } from "react";
import { Chart, type ChartLabel } from "./Chart.tsx";
import * as styles from "./Planisphere.css.ts";
import type { Coordinates, Frame } from "./projection.ts";
import type { CountryGroup, MapStage } from "./stages.ts";

export interface PlanisphereProps {
  /** What the map shows, for who does not see it. */
  label: string;
  /** What the porthole shows. */
  insetLabel: string;
  /** Six at most, in the order that a `StageMap` around counts them. */
  stages: readonly MapStage[];
  home: { name: string; position: Coordinates };
  countries: readonly CountryGroup[];
  /** What the dots are, in the legend: « Escales ». */
  portsLabel: string;
  /** Names on the world, each on the side that leaves the routes free. */
  names?: readonly ChartLabel[];
  insetNames?: readonly ChartLabel[];
  /**
   * The address of the file that `drawShapes` (`@sillages/illustrations/map`) wrote of these stages and countries, so that the page tells
   * none of their shapes. Without it the page tells the roads and the calls.
   */
  shapes?: string;
  /** What is laid over each frame: a `SailedRoad`. */
  layers?: Readonly<Record<Frame, ReactNode>>;
}

/**
 * A world and, in a porthole, Europe: the stages of a voyage. It stands still; in a `StageMap`, the chosen stage draws its
 * road as two wakes, the others wait as dashes, and a press on one chooses it.
 */
export function Planisphere(props: PlanisphereProps) {
  const { label, insetLabel, stages, home, countries, portsLabel, shapes, layers } = props;
  const common = { stages, home, countries, shapes };
  return (
    <div className={styles.sea}>
      <div className={styles.world}>
        <Chart {...common} frame="world" label={label} names={props.names ?? []} layer={layers?.world} />
      </div>
      <div className={styles.porthole}>
        <Chart
          {...common}
          frame="inset"
          label={insetLabel}
          names={props.insetNames ?? []}
          layer={layers?.inset}
        />
      </div>
      <ul className={styles.legend}>
        <li className={styles.key.mark}>{portsLabel}</li>
        {countries.map(({ label: words, tone }) => (
          <li key={words} className={styles.key[tone]}>
            {words}
          </li>
        ))}
      </ul>
    </div>
  );
}
