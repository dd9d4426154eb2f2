import * as styles from "./StepList.css.ts";

export interface StepListProps {
  /** One sentence each, in the order to follow. */
  steps: readonly string[];
}

/** What to do, step after step, each with its number in a disc. */
export function StepList({ steps }: StepListProps) {
  return (
    <ol className={styles.list}>
      {steps.map((step) => (
        <li key={step} className={styles.step}>
          {step}
        </li>
      ))}
    </ol>
  );
}
