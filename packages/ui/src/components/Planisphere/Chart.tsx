import * as styles from "./Chart.css.ts";
import { whenChosen } from "./chosen.css.ts";
import { ChartRoute } from "./ChartRoute.tsx";
import { type Coordinates, frame as size, project, projectInset } from "./projection.ts";
import countriesUrl from "./countries.svg";
import europeUrl from "./europe.svg";
import worldUrl from "./world.svg";

/** A stage of the voyage, and where it is on the map. */
export interface MapStage {
  id: string;
  /** The frame that its road is drawn in. */
  frame?: "world" | "inset";
  /** The road, on the water. */
  route?: readonly Coordinates[];
  /** Where it calls: a dot each. */
  ports?: readonly Coordinates[];
  /** A stage ashore: the country to ink, by its ISO 3166-1 letters. */
  country?: string;
  /** A stage at one place. */
  place?: Coordinates;
}

/** Countries that share an ink, and what the ink means. */
export interface CountryGroup {
  /** What the ink means, in the legend: « 12 pays d’Amérique latine ». */
  label: string;
  /** ISO 3166-1 letters: « BR ». One that the drawing does not have is left out. */
  codes: readonly string[];
  tone: keyof typeof styles.country;
  /** The stage that a press on one of them chooses. */
  stage?: string;
}

/** A name on the map. */
export interface ChartLabel {
  name: string;
  position: Coordinates;
  /**
   * Where it stands, seen from its place.
   * @defaultValue "right"
   */
  side?: keyof typeof styles.label;
}

interface ChartProps {
  frame: "world" | "inset";
  label: string;
  stages: readonly MapStage[];
  home: { name: string; position: Coordinates };
  countries: readonly CountryGroup[];
  labels: readonly ChartLabel[];
}

const charts = {
  world: { width: size.width, height: size.height, ground: worldUrl, place: project },
  inset: { width: size.inset, height: size.inset, ground: europeUrl, place: projectInset },
} as const;

const frameOf = ({ frame = "world" }: Pick<MapStage, "frame">) => frame;

const offset = { left: [-16, 5], right: [16, 5], above: [0, -16], below: [0, 28] } as const;

/**
 * One of the two frames. Every stage is drawn, as it is and as it is once chosen: a `StageMap` around says which one is.
 * Its shapes answer the pointer only, by the stage that they name.
 */
export function Chart({ frame, label, stages, home, countries, labels }: ChartProps) {
  const { width, height, ground, place } = charts[frame];
  const dots = stages
    .flatMap((stage) => (frameOf(stage) === frame ? (stage.ports ?? []) : []))
    .map((port) => `M${place(port).join(" ")}h0`)
    .join("");
  const dotsId = `calls-${frame}`;
  /** A press anywhere in the porthole chooses the stage that it shows. */
  const shown = stages.find((stage) => stage.frame === "inset")?.id;
  const homeAt = place(home.position).join(" ");
  const names = [
    { ...home, side: frame === "world" ? ("left" as const) : ("right" as const), home: true },
    ...labels.map((name) => ({ ...name, home: false })),
  ];
  return (
    <div className={styles.canvas[frame]}>
      <img className={styles.ground} src={ground} width={width} height={height} alt="" loading="lazy" />
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its shapes answer the pointer, which an img cannot */}
      <svg className={styles.chart} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        {frame === "inset" && (
          <circle className={styles.porthole} data-stage={shown} cx="300" cy="300" r="285" />
        )}
        {frame === "world" && (
          <g className={styles.countries}>
            {countries.map(({ codes, label: what, stage, tone }) => (
              <g key={what} className={styles.country[tone]} data-stage={stage}>
                {codes.map((code) => (
                  <use key={code} href={`${countriesUrl}#${code}`} />
                ))}
              </g>
            ))}
          </g>
        )}
        {stages.map(({ id, country, ...stage }, at) => (
          <g key={id} data-stage={id}>
            {country !== undefined && frame === "world" && (
              <>
                <use className={styles.countryAshore} href={`${countriesUrl}#${country}`} />
                <use
                  className={`${styles.countryChosen} ${whenChosen[at]}`}
                  href={`${countriesUrl}#${country}`}
                />
              </>
            )}
            {stage.route && frameOf(stage) === frame && (
              <ChartRoute frame={frame} stage={id} at={at} line={stage.route.map(place)} />
            )}
          </g>
        ))}
        <defs>
          <path id={dotsId} d={dots} />
        </defs>
        <use className={styles.dotRim[frame]} href={`#${dotsId}`} />
        <use className={styles.dot[frame]} href={`#${dotsId}`} />
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
        {names.map(({ name, position, side = "right", home: strong }) => {
          const [x, y] = place(position);
          const [dx, dy] = offset[side];
          return (
            <text
              key={name}
              className={`${styles.label[side]} ${(strong ? styles.homeName : styles.name)[frame]}`}
              x={x + dx}
              y={y + dy}
            >
              {name}
            </text>
          );
        })}
        {frame === "inset" && <circle className={styles.rim} cx="300" cy="300" r="285" />}
        {frame === "inset" && <circle className={styles.rimLine} cx="300" cy="300" r="272" />}
      </svg>
    </div>
  );
}
