import * as styles from "./Chart.css.ts";
import { ChartRoute } from "./ChartRoute.tsx";
import { whenChosen } from "./chosen.css.ts";
import countriesUrl from "./countries.svg";
import type { Frame } from "./projection.ts";
import { roadOf } from "./shapes.ts";
import type { MapStage } from "./stages.ts";

interface ChartStagesProps {
  frame: Frame;
  stages: readonly MapStage[];
  /** The file that tells the shapes; without it they are in the page, and the countries in the kit’s own file. */
  shapes: string | undefined;
}

/** The stages that have a road in this frame, or a country. */
export function ChartStages({ frame, stages, shapes }: ChartStagesProps) {
  return stages.map((stage, at) => {
    const country = frame === "world" && stage.country && `${shapes ?? countriesUrl}#${stage.country}`;
    const road = roadOf(frame, stage);
    if (!country && !road[0]) return null;
    return (
      <g key={stage.id} data-stage={stage.id}>
        {country && (
          <>
            <use className={styles.countryAshore} href={country} />
            <use className={`${styles.countryChosen} ${whenChosen[at]}`} href={country} />
          </>
        )}
        {road[0] && <ChartRoute frame={frame} at={at} road={road} shapes={shapes} />}
      </g>
    );
  });
}
