import type { ReactNode } from "react";
import { ChevronDownIcon } from "../Icon/Icon.tsx";
import * as styles from "./Disclosure.css.ts";

export interface DisclosureProps {
  /** What opens it: « Découvrir l’aventure ». */
  label: string;
  /** What closes it, where it differs: « Réduire ». */
  openLabel?: string;
  children: ReactNode;
  /**
   * From the start; `without-script` only where no script runs, for a text that a page must not be read without.
   * @defaultValue false
   */
  open?: boolean | "without-script";
  /**
   * Nothing is folded on paper, unless it is of no use there: files to download.
   * @defaultValue "unfolded"
   */
  onPaper?: "unfolded" | "none";
}

/** Text that unfolds. Native: it works without script, and a search in the page opens it. */
export function Disclosure({
  label,
  openLabel,
  children,
  open = false,
  onPaper = "unfolded",
}: DisclosureProps) {
  const kind = open === "without-script" ? styles.told : styles.unfolded;
  const className = onPaper === "none" ? `${kind} ${styles.notOnPaper}` : kind;
  return (
    <details className={className} open={open === true}>
      <summary className={styles.summary}>
        {openLabel === undefined ? (
          label
        ) : (
          <>
            <span className={styles.whenClosed}>{label}</span>
            <span className={styles.whenOpen}>{openLabel}</span>
          </>
        )}
        <ChevronDownIcon size={1.05} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
