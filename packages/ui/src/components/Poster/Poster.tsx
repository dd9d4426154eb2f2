import type { ReactNode } from "react";
import { grain } from "../../internal/grain.css.ts";
import type { SurfaceName } from "../../theme/surfaces.ts";
import { surface as ground } from "../../theme/theme.css.ts";
import { Picture, type PictureSource } from "../Picture/Picture.tsx";
import * as styles from "./Poster.css.ts";

export interface PosterProps {
  /** The headline of the page and its lead. */
  children: ReactNode;
  /** What can be done first; as wide as the page on a phone. */
  actions?: ReactNode;
  /** A `Stamp`, astride the words and the drawing on a wide page. */
  stamp?: ReactNode;
  picture: PictureSource;
  /**
   * `shown` where the page may hide its head from the start.
   * @defaultValue "now"
   */
  load?: "now" | "shown";
  /**
   * The ink under the words.
   * @defaultValue "dawn"
   */
  surface?: SurfaceName;
}

/** The head of a page: words on one ink, a drawing beside them to the edge of the window, below on a phone. */
export function Poster({ children, actions, stamp, picture, load = "now", surface = "dawn" }: PosterProps) {
  return (
    <section className={`${ground[surface]} ${styles.poster}`}>
      <div className={styles.words}>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
        {stamp && <div className={styles.stamp}>{stamp}</div>}
      </div>
      <div className={`${styles.frame} ${grain}`}>
        <Picture picture={picture} ratio="fill" load={load} />
      </div>
    </section>
  );
}
