import { Heading } from "../Heading/Heading.tsx";
import * as styles from "./LedgerRows.css.ts";

export interface LedgerRowsProps {
  /** `number` is the row's own, not its place: the ninth of seventeen goals. */
  rows: readonly { number: string; title: string; text: string }[];
}

/** Ruled rows, each under a large number of its own: a name, and beside it a sentence led by its wake. */
export function LedgerRows({ rows }: LedgerRowsProps) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ number, text, title }, at) => (
        <li key={number} className={styles.row}>
          <span className={styles.number}>{number}</span>
          <Heading level={3} size="subtitle">
            {title}
          </Heading>
          <p className={`${styles.text} ${styles.ink[at % styles.ink.length]}`}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
