import type { ReactNode } from "react";
import * as styles from "./WakeList.css.ts";

export interface WakeListProps {
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
export function WakeList({ items, order = "free", kind = "plain" }: WakeListProps) {
  const List = order === "ordered" ? "ol" : "ul";
  return (
    <List className={styles.kind[kind]}>
      {items.map((item, at) => (
        // The items have no identity of their own and never move.
        <li key={at} className={kind === "ruled" ? styles.ruledItem : styles.item}>
          {item}
        </li>
      ))}
    </List>
  );
}
