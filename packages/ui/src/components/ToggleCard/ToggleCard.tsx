import { type ReactNode, useId } from "react";
import { grain } from "../../internal/grain.css.ts";
import { surface } from "../../theme/theme.css.ts";
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
  selected: boolean;
  onToggle: () => void;
  /** The anchor of the card. */
  id?: string;
  /**
   * `li` inside a list, `article` when it stands for itself.
   * @defaultValue "li"
   */
  as?: "li" | "article";
}

/** A portrait that one press chooses: the whole head of the card is the button's target. Without script all of it is read. */
export function ToggleCard({
  picture,
  children,
  more,
  labels,
  selected,
  onToggle,
  id,
  as: Element = "li",
}: ToggleCardProps) {
  const moreId = useId();
  return (
    <Element
      id={id}
      className={`${selected ? surface.soleil : ""} ${styles.card}`}
      data-selected={selected || undefined}
    >
      <div className={styles.head}>
        <div className={`${styles.frame} ${grain}`}>
          <Picture picture={picture} ratio="fill" />
        </div>
        <div className={styles.words}>
          {children}
          <button
            type="button"
            className={styles.button}
            aria-expanded={selected}
            aria-controls={moreId}
            onClick={onToggle}
          >
            {selected ? labels.close : labels.open}
          </button>
        </div>
      </div>
      <div id={moreId} className={styles.more}>
        {more}
      </div>
    </Element>
  );
}
