import type { ReactNode } from "react";
import * as styles from "./SailPlan.css.ts";
import type { Boat } from "./boats.ts";

export interface SailPlanProps {
  /** What the plan is: « Plan de voilure des deux bateaux ». */
  label: string;
  /**
   * The `Picture` of each boat, its sails and their numbered spaces: 560 × 738 units of the plan from (84, 70), then 680 × 738
   * from (690, 70).
   */
  drawings: Readonly<Record<Boat, ReactNode>>;
  /** What can be chosen on each boat: a `SailSpaces`. Until it comes, the plan is a picture. */
  spaces?: Readonly<Record<Boat, ReactNode>> | undefined;
}

/** Two boats and their four sails, side by side, one below the other on a phone. */
export function SailPlan({ label, drawings, spaces }: SailPlanProps) {
  return (
    // A picture wider than its pane takes focus, so that the arrows move it; once it lives, its spaces do.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-tabindex -- a fieldset is for what is sent
    <div className={styles.canvas} tabIndex={spaces ? -1 : 0} role="group" aria-label={label}>
      {(["first", "second"] as const).map((boat) => (
        <div key={boat} className={styles.boat[boat]}>
          <div className={styles.layers}>
            {drawings[boat]}
            {spaces?.[boat]}
          </div>
        </div>
      ))}
    </div>
  );
}
