import type { StatGroupItem } from "@sillages/ui";
import * as styles from "./ScoreBoard.css.ts";

export interface ScoreBoardProps {
  /** The figure that is read from afar: « 540 », « points ». */
  score: StatGroupItem;
  /** The others, one line each: « 38/50 », « bonnes réponses ». */
  figures: readonly StatGroupItem[];
}

/** What a quiz has brought: one giant figure, and the others below. */
export function ScoreBoard({ score, figures }: ScoreBoardProps) {
  return (
    <div className={styles.board}>
      <p className={styles.score}>
        <strong className={styles.giant}>{score.value}</strong>{" "}
        <span className={styles.unit}>{score.label}</span>
      </p>
      {score.note && <p>{score.note}</p>}
      <ul className={styles.figures}>
        {figures.map(({ value, label, note }) => (
          <li key={label} className={styles.figure}>
            <strong className={styles.value}>{value}</strong> <span>{label}</span>
            {note && <small className={styles.note}>{note}</small>}
          </li>
        ))}
      </ul>
    </div>
  );
}
