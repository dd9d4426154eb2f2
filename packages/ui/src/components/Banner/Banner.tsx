import type { ReactNode } from "react";
import type { SurfaceName } from "../../theme/surfaces.ts";
import { surface as ground } from "../../theme/theme.css.ts";
import { Picture, type PictureSource } from "../Picture/Picture.tsx";
import * as styles from "./Banner.css.ts";

export interface BannerProps {
  /** A few words above the headline: « Notre philosophie ». */
  eyebrow?: string;
  /** A headline and a sentence. */
  children: ReactNode;
  picture: PictureSource;
  /**
   * The ink under the words.
   * @defaultValue "night"
   */
  surface?: SurfaceName;
}

/** A drawing on the left to the edge of the window, words on one ink beside it. The head of a page is a `Hero`. */
export function Banner({ eyebrow, children, picture, surface = "night" }: BannerProps) {
  return (
    <section className={`${ground[surface]} ${styles.banner}`}>
      <div className={styles.frame}>
        <Picture picture={picture} ratio="fill" />
      </div>
      <div className={styles.words}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        {children}
      </div>
    </section>
  );
}
