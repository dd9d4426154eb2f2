import * as styles from "./Chart.css.ts";
import { ChartRoute } from "./ChartRoute.tsx";
import { type Coordinates, frame as size, project, projectInset } from "./projection.ts";
import worldUrl from "./world.svg";

/** A stage of the voyage, and where it is on the map. */
export interface MapStage {
  id: string;
  title: string;
  /** « Mars – août 2026 » */
  when?: string | undefined;
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
  selected: string;
  onSelect: ((id: string) => void) | undefined;
  home: { name: string; position: Coordinates };
  countries: readonly CountryGroup[];
  labels: readonly ChartLabel[];
}

const charts = {
  world: { width: size.width, height: size.height, prefix: "", place: project },
  inset: {
    width: size.inset,
    height: size.inset,
    prefix: "europe-",
    place: projectInset,
  },
} as const;

const offset = { left: [-16, 5], right: [16, 5], above: [0, -16], below: [0, 28] } as const;

/** One of the two frames. Everything on it can be reached by the buttons too: its shapes answer the pointer only. */
export function Chart({ frame, label, stages, selected, onSelect, home, countries, labels }: ChartProps) {
  const { width, height, prefix, place } = charts[frame];
  const here = stages.filter((stage) => (stage.frame ?? "world") === frame);
  const dots = here.flatMap(({ ports = [] }) => ports.map((port) => `M${place(port).join(" ")}h0`)).join("");
  const homeAt = place(home.position).join(" ");
  const names = [
    { ...home, side: frame === "world" ? ("left" as const) : ("right" as const), home: true },
    ...labels.map((name) => ({ ...name, home: false })),
  ];
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its shapes answer the pointer, which an img cannot
    <svg className={styles.chart[frame]} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <use href={`${worldUrl}#${frame === "world" ? "world" : "europe"}`} />
      {frame === "inset" && <use href={`${worldUrl}#europe-borders`} />}
      {frame === "world" && (
        <g className={styles.countries}>
          {countries.flatMap(({ codes, tone }) =>
            codes.map((code) => (
              <use key={code} className={styles.country[tone]} href={`${worldUrl}#${code}`} />
            )),
          )}
        </g>
      )}
      {stages.map(({ id, country }) =>
        country === undefined ? null : (
          <use
            key={id}
            className={id === selected ? styles.countryChosen : styles.countryAshore}
            href={`${worldUrl}#${prefix}${country}`}
            onClick={() => onSelect?.(id)}
          />
        ),
      )}
      {here.map(({ id, route }) =>
        route ? (
          <ChartRoute
            key={id}
            frame={frame}
            line={route.map(place)}
            chosen={id === selected}
            onSelect={() => onSelect?.(id)}
          />
        ) : null,
      )}
      <path className={styles.dotRim[frame]} d={dots} />
      <path className={styles.dot[frame]} d={dots} />
      {stages.map(({ id, place: at }) =>
        at ? (
          <path
            key={id}
            className={id === selected ? styles.placeChosen : styles.place}
            d={`M${place(at).join(" ")}h0`}
            onClick={() => onSelect?.(id)}
          />
        ) : null,
      )}
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
  );
}
