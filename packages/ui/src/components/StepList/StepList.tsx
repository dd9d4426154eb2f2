import type { ReactNode } from "react";
import * as styles from "./StepList.css.ts";

export interface StepListProps {
  /** One sentence each, in the order to follow. */
  steps: readonly ReactNode[];
}

/** What to do, step after step, each with its number in a disc. */
export function StepList({ steps }: StepListProps) {
  return (
    <ol className={styles.list}>
      {steps.map((step, at) => (
        // Steps have no identity of their own and never move.
        <li key={at} className={styles.step}>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  );
}
