import type { ReactNode } from "react";
import { grain } from "../../internal/grain.css.ts";
import { Picture, type PictureSource } from "../Picture/Picture.tsx";
import * as styles from "./ToggleCard.css.ts";

export interface ToggleCardProps {
  picture: PictureSource;
  /** What always shows: a title, who it is, a few words. */
  children: ReactNode;
  /** What the card shows once it is chosen. */
  more: ReactNode;
  /** What a press does: « Lire le portrait de Maëlle », then « Fermer le portrait de Maëlle ». */
  labels: { open: string; close: string };
  /** Chosen from the start. */
  open?: boolean;
  /** What it belongs to, for a page that filters its cards: written as `data-group`. */
  group?: string;
  /** The anchor of the card. */
  id?: string;
  /**
   * `li` inside a list, `article` when it stands for itself.
   * @defaultValue "li"
   */
  as?: "li" | "article";
}

/**
 * A portrait that one press chooses: the whole card is the target of its label. Native: it works without script, and a page
 * that wants one chosen at most listens to the `toggle` of its `<details>`.
 */
export function ToggleCard({
  picture,
  children,
  more,
  labels,
  open,
  group,
  id,
  as: Element = "li",
}: ToggleCardProps) {
  return (
    <Element id={id} className={styles.card} data-group={group}>
      <div className={`${styles.frame} ${grain}`}>
        <Picture picture={picture} ratio="fill" />
      </div>
      <div className={styles.words}>{children}</div>
      <details className={styles.details} open={open}>
        <summary className={styles.label}>
          <span className={styles.whenClosed}>{labels.open}</span>
          <span className={styles.whenOpen}>{labels.close}</span>
        </summary>
        <div className={styles.more}>{more}</div>
      </details>
    </Element>
  );
}
