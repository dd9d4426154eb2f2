import type { ReactNode } from "react";
import * as styles from "./Chart.css.ts";
import { ChartCountries } from "./ChartCountries.tsx";
import { type ChartLabel, ChartNames } from "./ChartNames.tsx";
import { whenChosen } from "./chosen.css.ts";
import { ChartStages } from "./ChartStages.tsx";
import { type Frame, frame as size, placeIn, viewBox } from "./projection.ts";
import { callsOf } from "./shapes.ts";
import type { ChartedVoyage } from "./stages.ts";
import groundUrl from "./ground.svg";

interface ChartProps extends ChartedVoyage {
  frame: Frame;
  label: string;
  names?: readonly ChartLabel[] | undefined;
  /** Over it. */
  layer: ReactNode;
  /** The Atlantic alone, whatever the width of the page. */
  crop?: boolean;
}

const sizes = {
  world: { width: size.width, height: size.height },
  inset: { width: size.inset, height: size.inset },
} as const;

/**
 * One of the two frames. Every stage is drawn, as it is and as it is once chosen: a `StageMap` around says which one is.
 * Its shapes answer the pointer only, by the stage that they name.
 */
export function Chart({
  frame,
  label,
  stages,
  home,
  countries,
  names = [],
  shapes,
  layer,
  crop = false,
}: ChartProps) {
  const { width, height } = sizes[frame];
  const place = placeIn[frame];
  const calls = callsOf(frame, stages);
  const callsHref = `${shapes ?? ""}#${calls.id}`;
  /** A press anywhere in the porthole chooses the stage that it shows. */
  const shown = stages.find((stage) => stage.frame === "inset")?.id;
  const homeAt = place(home.position).join(" ");
  return (
    <div className={styles.canvas[crop ? "atlantic" : frame]}>
      <img
        // Both grounds are views of one file: an image that only goes from one to the other keeps the proportions of the first.
        key={frame}
        className={styles.ground}
        src={`${groundUrl}#${frame}`}
        width={width}
        height={height}
        alt=""
        loading="lazy"
      />
      <svg className={styles.names} viewBox={viewBox[frame]} aria-hidden="true">
        <ChartNames
          frame={frame}
          home={{ ...home, side: frame === "world" ? "left" : "right" }}
          names={names}
        />
      </svg>
      <svg
        className={styles.chart}
        data-frame={frame}
        viewBox={viewBox[frame]}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its shapes answer the pointer, which an img cannot
        role="img"
        aria-label={label}
      >
        {frame === "inset" && (
          <circle className={styles.porthole} data-stage={shown} cx="300" cy="300" r="285" />
        )}
        {frame === "world" && <ChartCountries groups={countries} shapes={shapes} />}
        <ChartStages frame={frame} stages={stages} shapes={shapes} />
        {!shapes && (
          <defs>
            <path id={calls.id} d={calls.d} />
          </defs>
        )}
        <use className={styles.dotRim[frame]} href={callsHref} />
        <use className={styles.dot[frame]} href={callsHref} />
        {stages.map(({ id, place: there }, at) => {
          if (!there) return null;
          const d = `M${place(there).join(" ")}h0`;
          return (
            <g key={id} data-stage={id}>
              <path className={styles.place} d={d} />
              <path className={`${styles.placeChosen} ${whenChosen[at]}`} d={d} />
            </g>
          );
        })}
        <path className={styles.homeRim} d={`M${homeAt}h0`} />
        <path className={styles.home} d={`M${homeAt}h0`} />
        {frame === "inset" && <circle className={styles.rim} cx="300" cy="300" r="285" />}
        {frame === "inset" && <circle className={styles.rimLine} cx="300" cy="300" r="272" />}
      </svg>
      {layer}
    </div>
  );
}
