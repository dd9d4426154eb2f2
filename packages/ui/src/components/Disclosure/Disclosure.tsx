import type { ReactNode } from "react";
import * as styles from "./Disclosure.css.ts";

export interface DisclosureProps {
  /** What opens it: « Découvrir l’aventure ». */
  label: string;
  /** What closes it, where it differs: « Réduire ». */
  openLabel?: string;
  children: ReactNode;
  /** Open from the start. */
  open?: boolean;
}

/** Text that unfolds. Native: it works without script, and a search in the page opens it. */
export function Disclosure({ label, openLabel = label, children, open }: DisclosureProps) {
  return (
    <details className={styles.details} open={open}>
      <summary className={styles.summary}>
        <span className={styles.whenClosed}>{label}</span>
        <span className={styles.whenOpen}>{openLabel}</span>
        <svg className={styles.chevron} width="15" height="10" viewBox="0 0 15 10" aria-hidden="true">
          <path d="m1.5 1.5 6 6 6-6" fill="none" stroke="currentColor" strokeWidth="2.4" />
        </svg>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
