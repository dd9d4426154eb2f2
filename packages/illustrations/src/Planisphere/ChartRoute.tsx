import * as styles from "./ChartRoute.css.ts";
import { whenChosen, whenNot } from "./chosen.css.ts";
import type { Frame } from "./projection.ts";
import type { Shape } from "./shapes.ts";

interface ChartRouteProps {
  frame: Frame;
  /** Its place among the stages of the map. */
  at: number;
  /** The two wakes. */
  road: readonly Shape[];
  /** The file that tells them; without it they are told here. */
  shapes: string | undefined;
}

/** A road at sea: dashes, or two wakes once it is chosen. A wide unseen line takes the finger. */
export function ChartRoute({ frame, at, road, shapes = "" }: ChartRouteProps) {
  const [one, two] = road.map(({ id }) => `${shapes}#${id}`);
  return (
    <g className={styles.route}>
      {!shapes && (
        <defs>
          {road.map(({ id, d }) => (
            <path key={id} id={id} d={d} />
          ))}
        </defs>
      )}
      <use className={styles.hit} href={one} />
      <use className={`${styles.dashes[frame]} ${whenNot[at]}`} href={one} />
      <g className={whenChosen[at]}>
        <use className={styles.shadow[frame]} href={one} />
        <use className={styles.shadow[frame]} href={two} />
        <use className={styles.firstWake[frame]} href={one} />
        <use className={styles.secondWake[frame]} href={two} />
      </g>
    </g>
  );
}
