import type { ReactNode } from "react";
import * as styles from "./WakeList.css.ts";

export interface WakeListProps {
  items: readonly ReactNode[];
  /**
   * `ordered` when the order counts.
   * @defaultValue "free"
   */
  order?: "free" | "ordered";
}

/** A list whose bullets are two small wakes. */
export function WakeList({ items, order = "free" }: WakeListProps) {
  const List = order === "ordered" ? "ol" : "ul";
  return (
    <List className={styles.list}>
      {items.map((item, at) => (
        // The items have no identity of their own and never move.
        <li key={at} className={styles.item}>
          {item}
        </li>
      ))}
    </List>
  );
}
