import type { ReactNode } from "react";
import { ProgressBar } from "@sillages/ui";
import * as styles from "./QuizProgress.css.ts";

export interface QuizProgressProps {
  /** What progresses, for the ear: « Progression du quiz ». */
  label: string;
  /** Where it stands, seen and heard: « Question 3 sur 20 ». */
  valueText: string;
  /** Of the words, for what they describe: the question, as it takes focus. */
  textId?: string | undefined;
  /** The question under way, from 1. */
  value: number;
  /** How many questions. */
  max: number;
  /** What stands at the end of the line: a `Countdown`. */
  children?: ReactNode;
}

/** How far the quiz is: in words, and along two wakes. */
export function QuizProgress({ label, valueText, textId, value, max, children }: QuizProgressProps) {
  return (
    <div className={styles.progress}>
      <div className={styles.line}>
        <p id={textId} className={styles.text}>
          {valueText}
        </p>
        {children}
      </div>
      <ProgressBar label={label} value={value} max={max} valueText={valueText} quiet />
    </div>
  );
}
