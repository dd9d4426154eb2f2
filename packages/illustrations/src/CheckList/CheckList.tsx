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
  /** « Conforme ». */
  rightLabel: string;
  /** « À corriger ». */
  wrongLabel: string;
  /** « Non vérifié ». */
  unknownLabel: string;
}

const icons = { right: <CheckIcon />, wrong: <CrossIcon />, unknown: <MinusIcon /> };

/** What was looked at, point after point: right, wrong, or not known. */
export function CheckList({ findings, rightLabel, wrongLabel, unknownLabel }: CheckListProps) {
  const words = { right: rightLabel, wrong: wrongLabel, unknown: unknownLabel };
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
