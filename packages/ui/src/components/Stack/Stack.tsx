import type { ReactNode } from "react";
import * as styles from "./Stack.css.ts";

export interface StackProps {
  children: ReactNode;
  /**
   * Room between two neighbours.
   * @defaultValue "regular"
   */
  space?: keyof typeof styles.space;
  /**
   * `row` lays the children side by side and lets them wrap: actions, badges. `ends` sends two of them to both ends of the
   * line, back and on; a word may stand between.
   * @defaultValue "column"
   */
  direction?: keyof typeof styles.direction;
}

/** Neighbours one below the other, or side by side, with equal room between them. */
export function Stack({ children, space = "regular", direction = "column" }: StackProps) {
  return <div className={`${styles.direction[direction]} ${styles.space[space]}`}>{children}</div>;
}
