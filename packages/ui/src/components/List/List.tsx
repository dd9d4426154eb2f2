import type { ReactNode } from "react";
import * as styles from "./List.css.ts";

export interface ListProps {
  items: readonly ReactNode[];
  /**
   * `ordered` when the order counts.
   * @defaultValue "free"
   */
  order?: "free" | "ordered";
  /**
   * `ruled` stands each item on a line, in two columns on a wide page.
   * @defaultValue "plain"
   */
  kind?: keyof typeof styles.kind;
}

/** A list whose bullets are two small wakes. */
export function List({ items, order = "free", kind = "plain" }: ListProps) {
  const Element = order === "ordered" ? "ol" : "ul";
  return (
    <Element className={styles.kind[kind]}>
      {items.map((item, at) => (
        // The items have no identity of their own and never move.
        <li key={at} className={kind === "ruled" ? styles.ruledItem : styles.item}>
          {item}
        </li>
      ))}
    </Element>
  );
}
