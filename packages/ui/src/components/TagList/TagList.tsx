import * as styles from "./TagList.css.ts";

export interface TagListProps {
  tags: readonly string[];
  /** What the tags are, for a reader: « Compétences ». */
  label: string;
}

/** A few words that sort a thing, not links. */
export function TagList({ tags, label }: TagListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {tags.map((tag) => (
        <li key={tag} className={styles.tag}>
          {tag}
        </li>
      ))}
    </ul>
  );
}
