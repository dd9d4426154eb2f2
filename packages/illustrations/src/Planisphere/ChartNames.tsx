import * as styles from "./Chart.css.ts";
import { type Coordinates, type Frame, placeIn } from "./projection.ts";

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

interface ChartNamesProps {
  frame: Frame;
  home: ChartLabel;
  names: readonly ChartLabel[];
}

const offset = { left: [-16, 5], right: [16, 5], above: [0, -16], below: [0, 28] } as const;

/** What is written on a chart: the home port, in letters of its own on the world, then the other names. */
export function ChartNames({ frame, home, names }: ChartNamesProps) {
  return [home, ...names].map((label) => {
    const { name, position, side = "right" } = label;
    const [x, y] = placeIn[frame](position);
    const [dx, dy] = offset[side];
    const letters = label === home ? styles.homeName : styles.name;
    return (
      <text key={name} className={`${styles.label[side]} ${letters[frame]}`} x={x + dx} y={y + dy}>
        {name}
      </text>
    );
  });
}
