import * as styles from "../ProgressBar/ProgressBar.css.ts";

/** Two wakes, gone as far as `percent`. For the eye: what stands beside it says as much in words. */
export function WakeLine({ percent, className }: { percent: number; className: string }) {
  return (
    <svg className={`${styles.wake} ${className}`} aria-hidden="true">
      <rect className={styles.track} width="100%" height="100%" />
      <rect className={styles.tone.mark} width={`${percent}%`} height="100%" />
    </svg>
  );
}
