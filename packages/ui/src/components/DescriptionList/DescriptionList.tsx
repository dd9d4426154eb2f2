import { Fragment, type ReactNode } from "react";
import * as styles from "./DescriptionList.css.ts";

export interface DescriptionListProps {
  items: readonly { term: string; definition: ReactNode }[];
}

/** Terms and what they are worth, one pair a line: dimensions of a boat, hours, facts. */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <dl className={styles.list}>
      {items.map(({ term, definition }) => (
        <Fragment key={term}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.definition}>{definition}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
