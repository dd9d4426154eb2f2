import * as styles from "./ChartRoute.css.ts";
import type { Point } from "./projection.ts";
import { braid, lineOf } from "./wake.ts";

interface ChartRouteProps {
  frame: "world" | "inset";
  /** In units of the drawing. */
  line: readonly Point[];
  chosen: boolean;
  onSelect: () => void;
}

/** Swing and wave of the wakes. */
const gauge = { world: [6, 94], inset: [3.4, 70] } as const;

/** A road at sea: dashes, or two wakes once it is chosen. A wide unseen line below takes the finger. */
export function ChartRoute({ frame, line, chosen, onSelect }: ChartRouteProps) {
  const straight = lineOf(line);
  const wakes = chosen ? braid(line, gauge[frame][0], gauge[frame][1]) : undefined;
  return (
    <g className={styles.route} onClick={onSelect}>
      <path className={styles.hit} d={straight} />
      {wakes ? (
        <>
          {wakes.map((wake) => (
            <path key={wake} className={styles.shadow[frame]} d={wake} />
          ))}
          <path className={styles.firstWake[frame]} d={wakes[0]} pathLength="1" />
          <path className={styles.secondWake[frame]} d={wakes[1]} pathLength="1" />
        </>
      ) : (
        <path className={styles.dashes[frame]} d={straight} />
      )}
    </g>
  );
}
