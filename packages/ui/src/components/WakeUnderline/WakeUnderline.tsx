import type { ReactNode } from "react";
import * as styles from "./WakeUnderline.css.ts";

export interface WakeUnderlineProps {
  /** A few words that stay on one line. */
  children: ReactNode;
}

/** Words of a title underlined by the two wakes. It marks, it does not mean: what is a link is a `TextLink`. */
export function WakeUnderline({ children }: WakeUnderlineProps) {
  return <span className={styles.underline}>{children}</span>;
}
