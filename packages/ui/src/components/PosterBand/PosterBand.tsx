import type { ReactNode } from "react";
import type { SurfaceName } from "../../theme/surfaces.ts";
import { surface as ground } from "../../theme/theme.css.ts";
import { Picture, type PictureSource } from "../Picture/Picture.tsx";
import * as styles from "./PosterBand.css.ts";

export interface PosterBandProps {
  /** A headline, over the calm top of the drawing. */
  children: ReactNode;
  picture: PictureSource;
  /** The same scene composed for a phone. */
  tall?: PictureSource;
  /** The ink of its top: words take the colours that read on it. */
  surface: SurfaceName;
  /**
   * Where the words stand.
   * @defaultValue "start"
   */
  align?: keyof typeof styles.align;
  /** What can be done, at the dark foot of the drawing; below it on a phone. */
  actions?: ReactNode;
  /** The id of the heading that names the section; without it the section is not a landmark. */
  labelledBy?: string;
  /** The anchor of the section. */
  id?: string;
}

/** A drawing from side to side in the middle or at the end of a page, words over its top. */
export function PosterBand({
  children,
  picture,
  tall,
  surface,
  align = "start",
  actions,
  labelledBy,
  id,
}: PosterBandProps) {
  return (
    <section id={id} aria-labelledby={labelledBy} className={`${ground[surface]} ${styles.band}`}>
      <div className={styles.align[align]}>{children}</div>
      <div className={styles.frame}>
        <Picture picture={picture} tall={tall} ratio="fill" />
      </div>
      {actions && (
        <div className={styles.foot}>
          <div className={styles.actions}>{actions}</div>
        </div>
      )}
    </section>
  );
}
