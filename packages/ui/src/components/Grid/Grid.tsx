import type { ReactNode } from "react";
import * as styles from "./Grid.css.ts";

export interface GridProps {
  children: ReactNode;
  /**
   * How the room is shared from the tablet or the desktop up; one column below.
   * @defaultValue "thirds"
   */
  columns?: keyof typeof styles.columns;
  /**
   * `list` when the children are `<li>`: a reader hears how many there are.
   * @defaultValue "div"
   */
  as?: "div" | "ul" | "ol";
  /**
   * @defaultValue "gutter"
   */
  gap?: keyof typeof styles.gap;
}

/** Children side by side on equal or unequal columns. */
export function Grid({ children, columns = "thirds", as: Element = "div", gap = "gutter" }: GridProps) {
  return <Element className={`${styles.columns[columns]} ${styles.gap[gap]}`}>{children}</Element>;
}
