import { visuallyHidden } from "../../internal/visuallyHidden.css.ts";
import type { TimelineDate } from "./Timeline.tsx";
import * as styles from "./DateEntry.css.ts";

/** One line of a calendar: its date, seen large and heard in full, what happens, and where it stands. */
export function DateEntry({ when, figure, unit, title, state, status, description }: TimelineDate) {
  return (
    <li className={styles.state[state]}>
      <p>
        <span className={visuallyHidden}>{when}</span>
        <span className={styles.when} aria-hidden="true">
          <b className={styles.figure}>{figure}</b> {unit}
        </span>
      </p>
      <p>
        {title}
        {description && <small className={styles.description}>{description}</small>}
      </p>
      {status}
    </li>
  );
}
