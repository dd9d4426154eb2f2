import type { ReactNode } from "react";
import type { SurfaceName } from "../../theme/surfaces.ts";
import { surface as ground } from "../../theme/theme.css.ts";
import { Picture, type PictureSource } from "../Picture/Picture.tsx";
import * as styles from "./Card.css.ts";

export interface CardProps {
  children: ReactNode;
  /** Shown above the words. */
  picture?: PictureSource;
  /**
   * @defaultValue "landscape"
   */
  ratio?: "landscape" | "wide" | "portrait" | "square";
  /** The picture only decorates: the words beside it say as much. */
  decorative?: boolean;
  /** A flat ink instead of a ruled frame. */
  surface?: SurfaceName;
  /** The anchor of the card. */
  id?: string;
  /**
   * `li` inside a list, `article` when it stands for itself.
   * @defaultValue "article"
   */
  as?: "article" | "li" | "div";
}

/** One thing of several: a drawing and its words, in a frame or on one ink. */
export function Card({
  children,
  picture,
  ratio = "landscape",
  decorative,
  surface,
  id,
  as: Element = "article",
}: CardProps) {
  return (
    <Element id={id} className={`${styles.card} ${surface ? ground[surface] : styles.framed}`}>
      {picture && <Picture picture={picture} ratio={ratio} decorative={decorative ?? false} />}
      <div className={styles.words}>{children}</div>
    </Element>
  );
}
