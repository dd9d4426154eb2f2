import type { ReactNode } from "react";
import * as styles from "./BesideChart.css.ts";

export interface BesideChartProps {
  /** A `VoyageChart`. */
  chart: ReactNode;
  /** What is read beside it: a `PortList`. */
  children: ReactNode;
}

/**
 * A chart that stays in view while what it shows is read beside it, or below it on a phone. Where the chart has a road that is
 * `followed`, `enhanceBesideCharts` (`@sillages/illustrations/behaviors`) draws it up to the port that is read.
 */
export function BesideChart({ chart, children }: BesideChartProps) {
  return (
    <div className={styles.grid} data-beside="">
      <div className={styles.chart}>{chart}</div>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
