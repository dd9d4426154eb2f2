import { ProgressBar } from "@sillages/ui";
import * as styles from "./BarList.css.ts";

export interface BarListItem {
  /** What was counted: « Navigation ». */
  label: string;
  value: number;
  max: number;
  /** The score as it is printed: « 9/12 ». */
  text: string;
}

export interface BarListProps {
  scores: readonly BarListItem[];
}

/** Scores one below the other, each along two wakes, in inks that take turns. */
export function BarList({ scores }: BarListProps) {
  return (
    <ul className={styles.list}>
      {scores.map(({ label, max, text, value }, at) => (
        <li key={label} className={styles.row}>
          <span>{label}</span>
          <div className={styles.bar}>
            {/* A drawing: what was counted and its score are read on either side. */}
            <ProgressBar
              value={value}
              max={max}
              valueText={text}
              quiet
              tone={at % 2 === 0 ? "data" : "mark"}
            />
          </div>
          <b className={styles.score}>{text}</b>
        </li>
      ))}
    </ul>
  );
}
