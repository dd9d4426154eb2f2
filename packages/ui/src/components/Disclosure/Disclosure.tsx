import type { Native } from "../../internal/native.ts";
import type { ReactNode } from "react";
import { ChevronDownIcon } from "../Icon/Icon.tsx";
import * as styles from "./Disclosure.css.ts";

export interface DisclosureProps extends Native<"details", "onToggle"> {
  /** What opens it: « Découvrir l’aventure ». */
  label: string;
  /** What closes it, where it differs: « Réduire ». */
  closeLabel?: string | undefined;
  children: ReactNode;
  /**
   * Unfolded at first; `without-script` only where no script runs, for a text that a page must not be read without.
   * @defaultValue false
   */
  defaultOpen?: boolean | "without-script" | undefined;
  /** Unfolded or not, when the page decides: it changes as `onOpenChange` tells. */
  open?: boolean | undefined;
  /** Receives whether it is unfolded, each time that this changes: by a press, a search in the page, or `open`. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /**
   * Nothing is folded on paper, unless it is of no use there: files to download.
   * @defaultValue "unfolded"
   */
  paper?: "unfolded" | "none" | undefined;
}

/** Text that unfolds. Native: it works without script, and a search in the page opens it. */
export function Disclosure({
  label,
  closeLabel,
  children,
  defaultOpen = false,
  open = defaultOpen === true,
  onOpenChange,
  paper = "unfolded",
  ...native
}: DisclosureProps) {
  const kind = defaultOpen === "without-script" ? styles.told : styles.unfolded;
  const className = paper === "none" ? `${kind} ${styles.notOnPaper}` : kind;
  return (
    <details
      {...native}
      className={className}
      open={open}
      // A visitor may have opened it before React came.
      suppressHydrationWarning
      // React tells it of those that it contains too.
      onToggle={
        onOpenChange &&
        (({ target, currentTarget }) => target === currentTarget && onOpenChange(currentTarget.open))
      }
    >
      <summary className={styles.summary}>
        {closeLabel === undefined ? (
          label
        ) : (
          <>
            <span className={styles.whenClosed}>{label}</span>
            <span className={styles.whenOpen}>{closeLabel}</span>
          </>
        )}
        <ChevronDownIcon size={1.05} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
