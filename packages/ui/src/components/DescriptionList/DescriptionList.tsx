import type { Native } from "../../internal/native.ts";
import { Fragment, type ReactNode } from "react";
import * as styles from "./DescriptionList.css.ts";

export interface DescriptionListProps extends Native<"dl", "children"> {
  items: readonly { term: string; definition: ReactNode }[];
  /**
   * « stacked » puts each term above its definition on a phone: for sentences, which a column would cut every other word.
   *
   * @defaultValue "columns"
   */
  layout?: keyof typeof styles.list | undefined;
}

/** Terms and what they are worth, one pair a line: dimensions of a boat, hours, facts. */
export function DescriptionList({ items, layout = "columns", ...native }: DescriptionListProps) {
  return (
    <dl {...native} className={styles.list[layout]}>
      {items.map(({ term, definition }, at) => (
        <Fragment key={at}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.definition}>{definition}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
