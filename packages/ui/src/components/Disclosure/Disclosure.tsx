import type { ReactNode } from "react";
import { ChevronDownIcon } from "../Icon/Icon.tsx";
import * as styles from "./Disclosure.css.ts";

export interface DisclosureProps {
  /** What opens it: « Découvrir l’aventure ». */
  label: string;
  /** What closes it, where it differs: « Réduire ». */
  openLabel?: string;
  children?: ReactNode;
  /**
   * Where else the text is told. For as long as it is not here: a link, in the place of what will unfold. Once it is here: it is
   * left folded on paper, which that other page fills.
   */
  href?: string;
  /**
   * From the start; `without-script` only where no script runs, for a text that a page must not be read without.
   * @defaultValue false
   */
  open?: boolean | "without-script";
}

/** Text that unfolds. Native: it works without script, and a search in the page opens it. */
export function Disclosure({ label, openLabel, children, href, open = false }: DisclosureProps) {
  if (href && !children) {
    return (
      <div>
        <a href={href} className={styles.link}>
          {label}
        </a>
      </div>
    );
  }
  const kind = href ? styles.elsewhere : open === "without-script" ? styles.told : styles.unfolded;
  return (
    <details className={kind} open={open === true}>
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
