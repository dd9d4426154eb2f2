import type { Native } from "../../internal/native.ts";
import type { ReactNode } from "react";
import * as styles from "./Stack.css.ts";

export interface StackProps extends Native<"div"> {
  children: ReactNode;
  /**
   * Room between two neighbours.
   * @defaultValue "regular"
   */
  space?: keyof typeof styles.space | undefined;
  /**
   * `row` lays the children side by side and lets them wrap: actions, badges. `ends` sends two of them to both ends of the
   * line, back and on; a word may stand between.
   * @defaultValue "column"
   */
  direction?: keyof typeof styles.direction | undefined;
  /**
   * `ul` when the children are `<li>`: a reader hears how many there are.
   * @defaultValue "div"
   */
  as?: "div" | "ul" | undefined;
}

/** Neighbours one below the other, or side by side, with equal room between them. */
export function Stack({
  children,
  space = "regular",
  direction = "column",
  as = "div",
  ...native
}: StackProps) {
  const Element = as as "div";
  return (
    <Element {...native} className={`${styles.direction[direction]} ${styles.space[space]}`}>
      {children}
    </Element>
  );
}
