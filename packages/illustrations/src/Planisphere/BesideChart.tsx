import type { ReactNode } from "react";
import * as styles from "./BesideChart.css.ts";

export interface BesideChartProps {
  /** A `VoyageChart`. */
  chart: ReactNode;
  /** What is read beside it: a `PortList`. */
  children: ReactNode;
}

/** A chart that stays in view while what it shows is read beside it, or below it on a phone. */
export function BesideChart({ chart, children }: BesideChartProps) {
  return (
    <div className={styles.grid}>
      <div className={styles.chart}>{chart}</div>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
