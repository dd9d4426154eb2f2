import type { Native } from "../../internal/native.ts";
import { visuallyHidden } from "../../internal/visuallyHidden.css.ts";
import * as styles from "./Countdown.css.ts";

export interface CountdownProps extends Native<"div", "children"> {
  /** Whole seconds, none once time is up; the clock is the caller’s. */
  left: number;
  /** What the figures are: « Temps restant ». */
  label: string;
  /** The same in words, for the ear: « 4 minutes et 12 secondes ». */
  spoken: string;
  /** Said when it changes, and only then: at 60, 30 and 10 seconds. Empty the rest of the time. */
  status?: string | undefined;
  /** Shown instead of the seconds, until the last minute, where reduced motion is asked for: « 5 min ». */
  coarse?: string | undefined;
  /** The clock is stopped. */
  paused?: boolean | undefined;
  /**
   * From how many seconds on the end is near: the figures stand in a block beside an hourglass.
   * @defaultValue 10
   */
  last?: number | undefined;
}

const watch = "M21 13a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM12 8v5l3 3M9 1h6";
const bars = "M6.5 5h3v15h-3ZM14.5 5h3v15h-3Z";
const hourglass = "M5 2.5h14M5 21.5h14M7.5 2.5c0 9 9 10 9 19M16.5 2.5c0 9-9 10-9 19";

/** Time left, as `m:ss`. Silent by itself: what must be heard comes through `status`. */
export function Countdown({
  left,
  label,
  spoken,
  status,
  coarse,
  paused,
  last = 10,
  ...native
}: CountdownProps) {
  const near = left <= last;
  const rest = Math.max(0, left);
  const seconds = `${Math.floor(rest / 60)}:${String(rest % 60).padStart(2, "0")}`;
  const calm = left > 60 ? coarse : undefined;
  return (
    <div {...native} className={near ? styles.near : styles.far}>
      <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
        <path
          d={paused ? bars : near ? hourglass : watch}
          fill="none"
          stroke="currentColor"
          strokeWidth="2.6"
        />
      </svg>
      <span role="timer" aria-live="off" aria-label={label}>
        <span className={calm && styles.moving} aria-hidden="true">
          {seconds}
        </span>
        {calm && (
          <span className={styles.still} aria-hidden="true">
            {calm}
          </span>
        )}
        <span className={visuallyHidden}>{spoken}</span>
      </span>
      <output className={visuallyHidden}>{status}</output>
    </div>
  );
}
