import type { Native } from "../../internal/native.ts";
import * as styles from "./Divider.css.ts";

export interface DividerProps extends Native<"hr", "children"> {
  /**
   * `braid` goes on evenly; `thread` is two long wakes, one of each boat, that never repeat: once a page.
   * @defaultValue "braid"
   */
  variant?: keyof typeof styles.variant | undefined;
}

/** Two braided wakes across the page, between two sections on the same ink. */
export function Divider({ variant = "braid", ...native }: DividerProps) {
  return <hr {...native} className={styles.variant[variant]} />;
}
