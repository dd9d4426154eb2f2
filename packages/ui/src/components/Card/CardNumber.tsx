import * as styles from "./CardNumber.css.ts";

export interface CardNumberProps {
  /** What is numbered: « Espace ». */
  label: string;
  /** Its number. */
  children: string;
}

/** The number of what a `summary` card sums up, in wood type, first in the card. */
export function CardNumber({ label, children }: CardNumberProps) {
  return (
    <p className={styles.number}>
      <span className={styles.label}>{label}</span> <span className={styles.figure}>{children}</span>
    </p>
  );
}
