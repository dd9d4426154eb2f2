import * as styles from "./KeyList.css.ts";

export interface KeyListProps {
  items: readonly {
    /** As it is written on the key: « → », « Espace ». */
    key: string;
    /** What it does: « question suivante ». */
    text: string;
  }[];
}

/** The keys of a screen and what each does, on a line. */
export function KeyList({ items }: KeyListProps) {
  return (
    <ul className={styles.list}>
      {items.map(({ key, text }) => (
        <li key={key}>
          <kbd className={styles.key}>{key}</kbd> {text}
        </li>
      ))}
    </ul>
  );
}
