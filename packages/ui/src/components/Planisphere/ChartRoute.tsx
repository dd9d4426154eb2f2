import * as styles from "./ChartRoute.css.ts";
import { whenChosen, whenNot } from "./chosen.css.ts";
import type { Point } from "./projection.ts";
import { braid } from "./wake.ts";

interface ChartRouteProps {
  frame: "world" | "inset";
  /** Whose road it is; told from the others in the page. */
  stage: string;
  /** Its place among the stages of the map. */
  at: number;
  /** In units of the drawing. */
  line: readonly Point[];
}

/** Swing and wave of the wakes. */
const gauge = { world: [6, 94], inset: [3.4, 70] } as const;

/** A road at sea: dashes, or two wakes once it is chosen. A wide unseen line takes the finger. */
export function ChartRoute({ frame, stage, at, line }: ChartRouteProps) {
  const [first, second] = braid(line, gauge[frame][0], gauge[frame][1]);
  const name = (wake: 1 | 2) => `${stage}-${frame}-${wake}`;
  const [one, two] = [`#${name(1)}`, `#${name(2)}`];
  return (
    <g className={styles.route}>
      <defs>
        <path id={name(1)} d={first} />
        <path id={name(2)} d={second} />
      </defs>
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
