import type { ReactNode } from "react";
import { Chart } from "./Chart.tsx";
import { choice } from "./chosen.css.ts";
import { FollowedRoad } from "./FollowedRoad.tsx";
import type { Frame } from "./projection.ts";
import type { ChartedVoyage } from "./stages.ts";
import * as styles from "./VoyageChart.css.ts";

export interface VoyageChartProps extends ChartedVoyage {
  /** The porthole of Europe, or the Atlantic of the world. */
  frame: Frame;
  /** What it shows, for who does not see it. */
  label: string;
  /** What is laid over it: a `SailedRoad`. */
  layer?: ReactNode;
  /** The stage whose road is drawn whole, until the reader of the `BesideChart` around is followed along it. Without it roads are dashes. */
  followed?: string;
}

/** One voyage of a `Planisphere`, to stand beside what is told of it. */
export function VoyageChart({ frame, layer, followed, ...chart }: VoyageChartProps) {
  const at = chart.stages.findIndex(({ id }) => id === followed);
  const stage = chart.stages[at];
  return (
    <div className={`${styles.window[frame]} ${choice}`} data-chosen={stage ? at : ""}>
      <Chart
        {...chart}
        frame={frame}
        crop={frame === "world"}
        layer={stage ? <FollowedRoad frame={frame} stage={stage} at={at} shapes={chart.shapes} /> : layer}
      />
    </div>
  );
}
