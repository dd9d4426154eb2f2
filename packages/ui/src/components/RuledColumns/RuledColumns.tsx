import type { ReactNode } from "react";
import * as styles from "./RuledColumns.css.ts";

export interface RuledColumnsProps {
  /** Each in its column. */
  columns: readonly { id: string; content: ReactNode }[];
}

/** Two or three things of one kind side by side, a rule between them; one below the other up to the desktop. */
export function RuledColumns({ columns }: RuledColumnsProps) {
  return (
    <ul className={styles.columns}>
      {columns.map(({ id, content }) => (
        <li key={id} className={styles.column}>
          {content}
        </li>
      ))}
    </ul>
  );
}
