import type { ReactNode } from "react";
import { grain } from "../../internal/grain.css.ts";
import type { SurfaceName } from "../../theme/surfaces.ts";
import { surface as ground } from "../../theme/theme.css.ts";
import { Picture, type PictureSource } from "../Picture/Picture.tsx";
import * as styles from "./FullPoster.css.ts";

export interface FullPosterProps {
  /** A figure as tall as the poster allows, for the eye alone: « 404 ». */
  figure?: string;
  /** The headline and what follows it. */
  children: ReactNode;
  /** What can be done; as wide as the page on a phone. */
  actions?: ReactNode;
  /** After the actions: a few links. */
  foot?: ReactNode;
  /** Calm on its left. */
  picture: PictureSource;
  /** The same scene for a phone, where it stands above the words. */
  tall?: Pick<PictureSource, "src" | "width" | "height">;
  /** The ink of its calm part: words take the colours that read on it. */
  surface: SurfaceName;
}

/** One poster that is the whole page: a drawing from side to side, words on its calm left. */
export function FullPoster({ figure, children, actions, foot, picture, tall, surface }: FullPosterProps) {
  return (
    <section className={`${ground[surface]} ${styles.poster}`}>
      <div className={`${styles.frame} ${grain}`}>
        <Picture picture={picture} tall={tall} ratio="fill" load="now" />
      </div>
      <div className={styles.words}>
        {figure && (
          <p className={styles.figure} aria-hidden="true">
            {figure}
          </p>
        )}
        <div className={styles.measure}>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
        {foot && <div className={styles.measure}>{foot}</div>}
      </div>
    </section>
  );
}
