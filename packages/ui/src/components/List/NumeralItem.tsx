import { Heading } from "../Heading/Heading.tsx";
import { Text } from "../Text/Text.tsx";
import type { NumeralListItem } from "./List.tsx";
import * as styles from "./NumeralItem.css.ts";

/** A rule under its number: for the eye alone, the list is ordered and a reader counts by itself. */
export function NumeralItem({ at, title, text }: NumeralListItem & { at: number }) {
  return (
    <li className={styles.item}>
      <span className={styles.number[at % styles.number.length]} aria-hidden="true">
        {at + 1}
      </span>
      <Heading level={3} size="subtitle">
        {title}
      </Heading>
      <Text>{text}</Text>
    </li>
  );
}
