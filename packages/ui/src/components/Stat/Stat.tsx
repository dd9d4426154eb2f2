import type { Native } from "../../internal/native.ts";
import type { ReactNode } from "react";
import * as styles from "./Stat.css.ts";

export interface StatProps extends Native<"div"> {
  /** The figure as it is printed: « 18,28 m ». */
  value: string;
  /** What it counts, or the title that it goes with; may stand elsewhere in the card. */
  children?: ReactNode;
  /**
   * @defaultValue "regular"
   */
  size?: keyof typeof styles.size | undefined;
  /**
   * @defaultValue "default"
   */
  tone?: keyof typeof styles.tone | undefined;
  /** Seen, not heard: the words beside it say the figure again, with its noun. */
  decorative?: boolean | undefined;
}

/** A large figure and, beside it, what it counts. Several in a row are a `StatGroup`. */
export function Stat({
  value,
  children,
  size = "regular",
  tone = "default",
  decorative = false,
  ...native
}: StatProps) {
  return (
    <div {...native} className={styles.line}>
      <strong aria-hidden={decorative || undefined} className={`${styles.size[size]} ${styles.tone[tone]}`}>
        {value}
      </strong>
      {children && <div className={styles.words}>{children}</div>}
    </div>
  );
}
