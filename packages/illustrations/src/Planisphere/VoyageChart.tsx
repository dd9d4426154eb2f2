import type { ReactNode } from "react";
import { Chart, type ChartLabel } from "./Chart.tsx";
import type { Coordinates, Frame } from "./projection.ts";
import type { CountryGroup, MapStage } from "./stages.ts";
import * as styles from "./VoyageChart.css.ts";

export interface VoyageChartProps {
  /** The porthole of Europe, or the Atlantic of the world. */
  frame: Frame;
  /** What it shows, for who does not see it. */
  label: string;
  stages: readonly MapStage[];
  home: { name: string; position: Coordinates };
  countries: readonly CountryGroup[];
  labels?: readonly ChartLabel[];
  /** As a `Planisphere` takes it. */
  shapes?: string;
  /** What is laid over it: a `SailedRoad`. */
  layer?: ReactNode;
}

/** One voyage of a `Planisphere`, to stand beside what is told of it. */
export function VoyageChart({ frame, labels = [], layer, shapes, ...chart }: VoyageChartProps) {
  return (
    <div className={styles.window[frame]}>
      <Chart
        {...chart}
        frame={frame}
        crop={frame === "world"}
        labels={labels}
        shapes={shapes}
        layer={layer}
      />
    </div>
  );
}
