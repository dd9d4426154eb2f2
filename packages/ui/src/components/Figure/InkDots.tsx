import type { SurfaceName } from "../../theme/surfaces.ts";
import { lit, surface } from "../../theme/surfaces.css.ts";
import * as styles from "./InkDots.css.ts";

interface InkDotsProps {
  /** In the order of printing, the darkest first. */
  inks: readonly SurfaceName[];
}

/** In pixels: a dot, and from one to the next. */
const SIZE = 18;
const STEP = 13;

/** The inks of a plate, overprinted: for the eye alone, the caption beside them says how many. */
export function InkDots({ inks }: InkDotsProps) {
  return (
    <svg
      className={`${lit} ${styles.dots}`}
      width={STEP * (inks.length - 1) + SIZE}
      height={SIZE}
      aria-hidden="true"
    >
      {inks.map((ink, at) => (
        <circle
          key={ink}
          className={`${surface[ink]} ${styles.dot}`}
          cx={STEP * at + SIZE / 2}
          cy={SIZE / 2}
          r={SIZE / 2}
        />
      ))}
    </svg>
  );
}
