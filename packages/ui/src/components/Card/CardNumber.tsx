import type { Native } from "../../internal/native.ts";
import * as styles from "./CardNumber.css.ts";

export interface CardNumberProps extends Native<"p"> {
  /** What is numbered: « Espace ». */
  label: string;
  /** Its number. */
  children: string;
}

/** The number of what a `summary` card sums up, in wood type, first in the card. */
export function CardNumber({ label, children, ...native }: CardNumberProps) {
  return (
    <p {...native} className={styles.number}>
      <span className={styles.label}>{label}</span> <span className={styles.figure}>{children}</span>
    </p>
  );
}
