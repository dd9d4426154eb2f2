import type { TimelineEntry } from "./Timeline.tsx";
import * as styles from "./LineEntry.css.ts";

/** One node of the line, and its words. */
export function LineEntry({ when, title, state, status, description }: TimelineEntry) {
  return (
    <li className={styles.state[state]}>
      <p className={styles.when}>{when}</p>
      <h3 className={styles.title}>{title}</h3>
      {description && <p className={styles.description}>{description}</p>}
      {status}
    </li>
  );
}
