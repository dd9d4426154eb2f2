import type { Native } from "../../internal/native.ts";
import { visuallyHidden } from "../../internal/visuallyHidden.css.ts";
import * as styles from "./ProgressBar.css.ts";

export interface ProgressBarProps extends Native<"div", "children"> {
  /** What goes on, for a reader: « Avancement du quiz ». Without it the bar is a drawing: the words beside it say as much. */
  label?: string | undefined;
  /** How far it is, from 0 to `max`. */
  value: number;
  /**
   * @defaultValue 100
   */
  max?: number | undefined;
  /** How far it is, in words: « Question 3 sur 10 ». */
  valueText: string;
  /** The words stand elsewhere on the page: here they are only read out. */
  quiet?: boolean | undefined;
  /**
   * @defaultValue "mark"
   */
  tone?: keyof typeof styles.tone | undefined;
}

/** The way gone and the way left, as two wakes. */
export function ProgressBar({
  label,
  value,
  max = 100,
  valueText,
  quiet,
  tone = "mark",
  ...native
}: ProgressBarProps) {
  const gone = value > 0 && max > 0 ? Math.min(1, value / max) : 0;
  return (
    <div {...native} className={styles.progress}>
      {!quiet && <span className={styles.text}>{valueText}</span>}
      {label && (
        <progress
          className={visuallyHidden}
          aria-label={label}
          aria-valuetext={valueText}
          value={gone}
          max={1}
        />
      )}
      {/* An attribute, not a style: the pages’ security policy refuses those. */}
      <svg className={styles.wake} aria-hidden="true">
        <rect className={styles.track} width="100%" height="100%" />
        <rect className={styles.tone[tone]} width={`${gone * 100}%`} height="100%" />
      </svg>
    </div>
  );
}
