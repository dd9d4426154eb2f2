import * as styles from "./ProjectedRanking.css.ts";

export interface ProjectedRankingProps {
  /** The first ahead. */
  items: readonly {
    /** « Équipe 3 » */
    name: string;
    /** « 12 points » */
    text: string;
  }[];
}

/** Who has how much, read from the back of the room; in two columns where there are many. */
export function ProjectedRanking({ items }: ProjectedRankingProps) {
  return (
    <ol className={styles.list[items.length > 4 ? "many" : "few"]}>
      {items.map(({ name, text }) => (
        <li key={name} className={styles.line}>
          <span>{name}</span> <strong className={styles.points}>{text}</strong>
        </li>
      ))}
    </ol>
  );
}
