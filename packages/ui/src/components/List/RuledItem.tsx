import { Heading } from "../Heading/Heading.tsx";
import type { RuledNumeralListItem } from "./List.tsx";
import * as styles from "./RuledItem.css.ts";

/** A row under a number of its own: a name, and beside it a sentence led by its wake. */
export function RuledItem({ at, number, title, text }: RuledNumeralListItem & { at: number }) {
  return (
    <li className={styles.item}>
      <span className={styles.number}>{number}</span>
      <Heading level={3} size="subtitle">
        {title}
      </Heading>
      <p className={`${styles.text} ${styles.ink[at % styles.ink.length]}`}>{text}</p>
    </li>
  );
}
