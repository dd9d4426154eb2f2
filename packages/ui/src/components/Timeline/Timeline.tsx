import type { ReactNode } from "react";
import * as styles from "./Timeline.css.ts";

export interface TimelineEntry {
  id: string;
  /** When, as it is read: « mars 2026 ». */
  when: string;
  title: string;
  /** Where it stands in time; it is also said in words by `status`. */
  state: keyof typeof styles.entry;
  /** The state in words, usually a `Badge`. */
  status?: ReactNode;
  description?: string | undefined;
}

export interface TimelineProps {
  entries: readonly TimelineEntry[];
}

/** What happens, in order, along two wakes: past, now and to come. Across a desktop they run to the sides of the window. */
export function Timeline({ entries }: TimelineProps) {
  return (
    <ol className={styles.line}>
      {entries.map(({ id, when, title, state, status, description }) => (
        <li key={id} className={styles.entry[state]}>
          <p className={styles.when}>{when}</p>
          <h3 className={styles.title}>{title}</h3>
          {description && <p className={styles.description}>{description}</p>}
          {status}
        </li>
      ))}
    </ol>
  );
}
