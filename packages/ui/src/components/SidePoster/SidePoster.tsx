import type { ReactNode } from "react";
import { grain } from "../../internal/grain.css.ts";
import type { SurfaceName } from "../../theme/surfaces.ts";
import { surface as ground } from "../../theme/theme.css.ts";
import { Picture, type PictureSource } from "../Picture/Picture.tsx";
import * as styles from "./SidePoster.css.ts";

export interface SidePosterProps {
  picture: PictureSource;
  /** The ink under the words. */
  surface: SurfaceName;
  /** A heading, words, actions. */
  children: ReactNode;
  /** The id of the heading that names the section. */
  labelledBy: string;
  /** The anchor of the section. */
  id?: string;
}

/** A drawing from the left edge of the window, words on one ink to the right one; the drawing first on a phone. */
export function SidePoster({ picture, surface, children, labelledBy, id }: SidePosterProps) {
  return (
    <section id={id} aria-labelledby={labelledBy} className={`${ground[surface]} ${styles.poster}`}>
      <div className={`${styles.frame} ${grain}`}>
        <Picture picture={picture} ratio="fill" />
      </div>
      <div className={styles.words}>{children}</div>
    </section>
  );
}
