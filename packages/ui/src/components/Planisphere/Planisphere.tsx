import { Chart, type ChartLabel, type CountryGroup, type MapStage } from "./Chart.tsx";
import { RadioTiles } from "../RadioTiles/RadioTiles.tsx";
import * as styles from "./Planisphere.css.ts";
import type { Coordinates } from "./projection.ts";

export interface PlanisphereProps {
  /** What the map shows, for who does not see it. */
  label: string;
  /** What the porthole shows. */
  insetLabel: string;
  /** The question above the buttons: « Choisir une étape ». Left out where the page itself holds the buttons. */
  legend?: string | undefined;
  stages: readonly MapStage[];
  /** The id of the stage. The map and the buttons show it, and both change it. */
  selected: string;
  onSelect?: (id: string) => void;
  home: { name: string; position: Coordinates };
  countries: readonly CountryGroup[];
  /** What the dots are, in the legend: « Escales ». */
  portsLabel: string;
  /** Names on the world, each on the side that leaves the routes free. */
  labels?: readonly ChartLabel[];
  insetLabels?: readonly ChartLabel[];
}

/**
 * A world and, in a porthole, Europe: stages to choose on the map or by their buttons, one source of truth.
 *
 * The chosen stage draws its road as two wakes; the others wait as dashes.
 */
export function Planisphere(props: PlanisphereProps) {
  const { label, insetLabel, legend, stages, selected, onSelect, home, countries, portsLabel } = props;
  const common = { stages, selected, onSelect, home, countries };
  return (
    <div className={styles.planisphere}>
      <div className={styles.sea}>
        <div className={styles.world}>
          <Chart {...common} frame="world" label={label} labels={props.labels ?? []} />
        </div>
        <div className={styles.porthole}>
          <Chart {...common} frame="inset" label={insetLabel} labels={props.insetLabels ?? []} />
        </div>
        <ul className={styles.legend}>
          <li className={styles.key}>
            <span className={styles.dot.mark} aria-hidden="true" />
            {portsLabel}
          </li>
          {countries.map(({ label: words, tone }) => (
            <li key={words} className={styles.key}>
              <span className={styles.dot[tone]} aria-hidden="true" />
              {words}
            </li>
          ))}
        </ul>
      </div>
      {legend !== undefined && (
        <div className={styles.choice}>
          <RadioTiles
            legend={legend}
            options={stages.map(({ id, title, when }) => ({
              value: id,
              label: title,
              ...(when && { detail: when }),
            }))}
            value={selected}
            {...(onSelect && { onChange: onSelect })}
          />
        </div>
      )}
    </div>
  );
}
