import type { ReactNode } from "react";
import { ProgressBar } from "@sillages/ui";
import * as styles from "./QuizProgress.css.ts";

export interface QuizProgressProps {
  /** What progresses, for the ear: « Progression du quiz ». */
  label: string;
  /** Where it stands, seen and heard: « Question 3 sur 20 ». */
  valueText: string;
  /** The question under way, from 1. */
  value: number;
  /** How many questions. */
  max: number;
  /** What stands at the end of the line: a `Countdown`. */
  children?: ReactNode;
}

/** How far the quiz is: in words, and along two wakes. */
export function QuizProgress({ label, valueText, value, max, children }: QuizProgressProps) {
  return (
    <div className={styles.progress}>
      <div className={styles.line}>
        <p className={styles.text}>{valueText}</p>
        {children}
      </div>
      <ProgressBar label={label} value={value} max={max} valueText={valueText} quiet />
    </div>
  );
}
