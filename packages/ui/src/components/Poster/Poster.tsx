import type { ReactNode } from "react";
import type { SurfaceName } from "../../theme/surfaces.ts";
import { surface as ground } from "../../theme/theme.css.ts";
import { Picture, type PictureSource } from "../Picture/Picture.tsx";
import * as styles from "./Poster.css.ts";

export interface PosterProps {
  /** The headline of the page, its lead and its actions. */
  children: ReactNode;
  picture: PictureSource;
  /**
   * The ink under the words.
   * @defaultValue "aube"
   */
  surface?: SurfaceName;
}

/** The head of a page: words on one ink, a drawing beside them, below on a phone. */
export function Poster({ children, picture, surface = "aube" }: PosterProps) {
  return (
    <section className={`${ground[surface]} ${styles.poster}`}>
      <div className={styles.words}>{children}</div>
      <div className={styles.frame}>
        <Picture picture={picture} ratio="fill" load="now" />
      </div>
    </section>
  );
}
