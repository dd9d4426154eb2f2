import { CheckIcon, CrossIcon, MinusIcon } from "@sillages/ui";
import * as styles from "./CheckList.css.ts";

export interface CheckListItem {
  id: string;
  outcome: keyof typeof styles.outcome;
  /** What was found, and what to do when it is wrong. */
  text: string;
}

export interface CheckListProps {
  findings: readonly CheckListItem[];
  /** Each outcome in a word: « Conforme », « À corriger », « Non vérifié ». */
  words: Readonly<Record<CheckListItem["outcome"], string>>;
}

const icons = { right: <CheckIcon />, wrong: <CrossIcon />, unknown: <MinusIcon /> };

/** What was looked at, point after point: right, wrong, or not known. */
export function CheckList({ findings, words }: CheckListProps) {
  return (
    <ul className={styles.list}>
      {findings.map(({ id, outcome, text }) => (
        <li key={id} className={styles.outcome[outcome]}>
          <span className={styles.marks[outcome]}>{icons[outcome]}</span>
          <p>
            <b className={styles.word}>{words[outcome]}</b> {text}
          </p>
        </li>
      ))}
    </ul>
  );
}
