import type { ReactNode } from "react";
import { visuallyHidden } from "../../internal/visuallyHidden.css.ts";
import * as styles from "./DateList.css.ts";

export interface DateListEntry {
  id: string;
  /** The date in full, for a reader: « Mars 2026 ». */
  date: string;
  /** What is read from afar: a day, a month. « Mars » */
  figure: string;
  /** What completes it: « 2026 ». */
  unit: string;
  title: string;
  /** One line under the title. */
  note?: string | undefined;
  /** Where it stands in time; it is also said in words by `status`. */
  state: keyof typeof styles.state;
  /** The state in words: a `Badge`. */
  status?: ReactNode;
}

export interface DateListProps {
  entries: readonly DateListEntry[];
}

/** A short calendar, one date a line. */
export function DateList({ entries }: DateListProps) {
  return (
    <ol className={styles.list}>
      {entries.map(({ date, figure, id, note, state, status, title, unit }) => (
        <li key={id} className={styles.state[state]}>
          <p>
            <span className={visuallyHidden}>{date}</span>
            <span className={styles.when} aria-hidden="true">
              <b className={styles.figure}>{figure}</b> {unit}
            </span>
          </p>
          <p>
            {title}
            {note && <small className={styles.note}>{note}</small>}
          </p>
          {status}
        </li>
      ))}
    </ol>
  );
}
