import type { ReactNode } from "react";
import { SailName } from "../SailPlan/SailName.tsx";
import * as styles from "./NamedSail.css.ts";

export interface NamedSailProps {
  /** The headline. */
  headline: ReactNode;
  /** Where one types a name: a `TextField`, and what leads on from it. */
  field: ReactNode;
  /** What is said below. */
  children: ReactNode;
  /** The `Picture` of the sail, 900 × 900 units, its cloth bare from (300, 240) to (690, 540). */
  drawing: ReactNode;
  /** What is written on it. */
  name: string;
}

/** The part of the drawing that bears the name, and how the cloth leans there. */
const cloth = { x: 318, y: 236, width: 368, height: 300 };
const LEAN = "skewY(-1.6)";

/** The head of a page: words on an ink, and beside them a sail as large as a wall, with a name on it. */
export function NamedSail({ headline, field, children, drawing, name }: NamedSailProps) {
  return (
    <section className={styles.head}>
      <div className={styles.words}>
        {headline}
        <div className={styles.field}>{field}</div>
      </div>
      <div className={styles.frame}>
        <div className={styles.plate}>
          {drawing}
          <svg className={styles.over} viewBox="0 0 900 900" aria-hidden="true">
            <g transform={`translate(0 14) ${LEAN}`}>
              <SailName name={name} box={cloth} />
            </g>
          </svg>
        </div>
      </div>
      <div className={styles.more}>{children}</div>
    </section>
  );
}
