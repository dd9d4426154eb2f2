import type { Native } from "../../internal/native.ts";
import type { ReactNode } from "react";
import * as styles from "./Grid.css.ts";

export interface GridProps extends Native<"div"> {
  children: ReactNode;
  /**
   * How the room is shared from the tablet or the desktop up; one column below. `ruled`: as many equal columns as
   * children, a rule between them; `newspaper`: filled one after the other, for children of very different heights.
   * @defaultValue "thirds"
   */
  columns?: keyof typeof styles.columns | undefined;
  /**
   * `ul` or `ol` when the children are `<li>`: a reader hears how many there are.
   * @defaultValue "div"
   */
  as?: "div" | "ul" | "ol" | undefined;
  /**
   * @defaultValue "gutter", "none" for `ruled` columns
   */
  space?: keyof typeof styles.space | undefined;
  /**
   * Whether shorter children fill the row or stand in its middle.
   * @defaultValue "stretch"
   */
  align?: keyof typeof styles.align | undefined;
  /**
   * Paper has the columns of a desktop, and its words are small. Two that hold columns of their own stand one below the other.
   * @defaultValue "columns"
   */
  paper?: "columns" | "stack" | undefined;
}

/** Children side by side on equal or unequal columns. */
export function Grid({
  children,
  columns = "thirds",
  as = "div",
  space = columns === "ruled" ? "none" : "gutter",
  align = "stretch",
  paper = "columns",
  ...native
}: GridProps) {
  const Element = as as "div";
  const printed = paper === "stack" ? ` ${styles.stackOnPaper}` : "";
  return (
    <Element
      {...native}
      className={`${styles.columns[columns]} ${styles.space[space]} ${styles.align[align]}${printed}`}
    >
      {children}
    </Element>
  );
}
