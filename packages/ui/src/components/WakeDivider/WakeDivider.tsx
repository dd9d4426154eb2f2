import * as styles from "./WakeDivider.css.ts";

export interface WakeDividerProps {
  /**
   * `braid` goes on evenly; `thread` is two long wakes, one of each boat, that never repeat: once a page.
   * @defaultValue "braid"
   */
  kind?: keyof typeof styles.kind;
}

/** Two braided wakes across the page, between two sections on the same ink. */
export function WakeDivider({ kind = "braid" }: WakeDividerProps) {
  return <hr className={styles.kind[kind]} />;
}
