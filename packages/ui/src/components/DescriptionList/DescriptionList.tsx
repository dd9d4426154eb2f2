import type { Native } from "../../internal/native.ts";
import { Fragment, type ReactNode } from "react";
import * as styles from "./DescriptionList.css.ts";

export interface DescriptionListProps extends Native<"dl", "children"> {
  items: readonly { term: string; definition: ReactNode }[];
}

/** Terms and what they are worth, one pair a line: dimensions of a boat, hours, facts. */
export function DescriptionList({ items, ...native }: DescriptionListProps) {
  return (
    <dl {...native} className={styles.list}>
      {items.map(({ term, definition }, at) => (
        <Fragment key={at}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.definition}>{definition}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
