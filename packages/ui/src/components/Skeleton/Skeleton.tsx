import type { Native } from "../../internal/native.ts";
import { visuallyHidden } from "../../internal/visuallyHidden.css.ts";
import * as styles from "./Skeleton.css.ts";

export interface SkeletonProps extends Native<"output", "children"> {
  /** Said once in place of what is on its way: « Le plan arrive… » */
  label: string;
  /**
   * How many lines of text it stands for.
   * @defaultValue 3
   */
  lines?: number | undefined;
  /** A picture stands above them. */
  pictured?: boolean | undefined;
}

/** The place of what is on its way, so that nothing moves when it comes. Still: waiting is not a show. */
export function Skeleton({ label, lines = 3, pictured = false, ...native }: SkeletonProps) {
  return (
    <output {...native} className={styles.box}>
      <span className={visuallyHidden}>{label}</span>
      {pictured && <span className={styles.picture} />}
      {Array.from({ length: lines }, (_, at) => (
        <span key={at} className={styles.line} />
      ))}
    </output>
  );
}
