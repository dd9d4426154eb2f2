import type { ReactNode } from "react";
import { ChevronDownIcon } from "../Icon/Icon.tsx";
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
        <span className={styles.chevron}>
          <ChevronDownIcon size={1.05} />
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
