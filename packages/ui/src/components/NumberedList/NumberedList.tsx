import { Heading } from "../Heading/Heading.tsx";
import { Text } from "../Text/Text.tsx";
import * as styles from "./NumberedList.css.ts";

export interface NumberedListProps {
  items: readonly { title: string; text: string }[];
}

/** Two to four rules or steps under numbers as tall as a poster's, in inks that follow each other. */
export function NumberedList({ items }: NumberedListProps) {
  return (
    <ol className={styles.list}>
      {items.map(({ text, title }, at) => (
        <li key={title} className={styles.item}>
          <span className={styles.number[at % styles.number.length]} aria-hidden="true">
            {at + 1}
          </span>
          <Heading level={3} size="subtitle">
            {title}
          </Heading>
          <Text>{text}</Text>
        </li>
      ))}
    </ol>
  );
}
