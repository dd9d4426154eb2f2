import type { Native } from "../../internal/native.ts";
import type { ReactNode } from "react";
import { grain } from "../../internal/grain.css.ts";
import { Picture, type PictureSource } from "../Picture/Picture.tsx";
import * as styles from "./ExpandableCard.css.ts";

export interface ExpandableCardProps extends Native<"article"> {
  picture: PictureSource;
  /** What always shows: a title, who it is, a few words. */
  children: ReactNode;
  /** What the card shows once it is chosen. */
  more: ReactNode;
  /** What a press does: « Lire le portrait de Maëlle ». */
  label: string;
  /** What the next one does: « Fermer le portrait de Maëlle ». */
  closeLabel: string;
  /** Chosen at first. */
  defaultOpen?: boolean | undefined;
  /** Chosen or not, when the page decides: one that wants one chosen at most changes it as `onOpenChange` tells. */
  open?: boolean | undefined;
  /** Receives whether it is chosen, each time that this changes: by a press, a search in the page, or `open`. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Left out of what is shown: by a filter. */
  hidden?: boolean | undefined;
  /** The anchor of the card. */
  id?: string | undefined;
  /**
   * `li` inside a list, `article` when it stands for itself.
   * @defaultValue "li"
   */
  as?: "li" | "article" | undefined;
}

/** A portrait that one press chooses: the whole card is the target of its label. Native: it works without script. */
export function ExpandableCard({
  picture,
  children,
  more,
  label,
  closeLabel,
  defaultOpen,
  open = defaultOpen,
  onOpenChange,
  hidden,
  id,
  as = "li",
  ...native
}: ExpandableCardProps) {
  const Element = as as "article";
  return (
    <Element {...native} id={id} className={styles.card} hidden={hidden}>
      <div className={`${styles.frame} ${grain}`}>
        <Picture picture={picture} ratio="fill" />
      </div>
      <div className={styles.words}>{children}</div>
      <details
        className={styles.details}
        open={open}
        // React tells it of those that it contains too.
        onToggle={
          onOpenChange &&
          (({ target, currentTarget }) => target === currentTarget && onOpenChange(currentTarget.open))
        }
        // A visitor may have opened it before React came.
        suppressHydrationWarning
      >
        <summary className={styles.label}>
          <span className={styles.whenClosed}>{label}</span>
          <span className={styles.whenOpen}>{closeLabel}</span>
        </summary>
        <div className={styles.more}>{more}</div>
      </details>
    </Element>
  );
}
