import type { SurfaceName } from "../../theme/surfaces.ts";
import { surface } from "../../theme/theme.css.ts";
import * as styles from "./InkDots.css.ts";

export interface InkDotsProps {
  /** In the order of printing, the darkest first. */
  inks: readonly SurfaceName[];
}

/** The inks of a plate, overprinted: for the eye alone, the caption beside them says how many. */
export function InkDots({ inks }: InkDotsProps) {
  return (
    <span className={styles.dots} aria-hidden="true">
      {inks.map((ink) => (
        <span key={ink} className={`${surface[ink]} ${styles.dot}`} />
      ))}
    </span>
  );
}
