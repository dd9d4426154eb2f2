import type { Native } from "../../internal/native.ts";
import * as styles from "./TagList.css.ts";

export interface TagListProps extends Native<"ul", "aria-label" | "children"> {
  tags: readonly string[];
  /** What the tags are, for a reader: « Compétences ». */
  label: string;
}

/** A few words that sort a thing, not links. */
export function TagList({ tags, label, ...native }: TagListProps) {
  return (
    <ul {...native} className={styles.list} aria-label={label}>
      {tags.map((tag, at) => (
        <li key={at} className={styles.tag}>
          {tag}
        </li>
      ))}
    </ul>
  );
}
