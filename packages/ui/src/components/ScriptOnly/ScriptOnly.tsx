import type { ReactNode } from "react";
import * as styles from "./ScriptOnly.css.ts";

export interface ScriptOnlyProps {
  /** Shown where script runs. */
  children?: ReactNode;
  /** Shown where it does not. */
  otherwise?: ReactNode;
}

/** What would be dead without script is not shown without it, nor on paper. Prefer what works both ways. */
export function ScriptOnly({ children, otherwise }: ScriptOnlyProps) {
  return (
    <>
      {children && <div className={styles.withScript}>{children}</div>}
      {otherwise && <div className={styles.withoutScript}>{otherwise}</div>}
    </>
  );
}
