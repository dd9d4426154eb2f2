import type { ReactNode } from "react";
import { grain } from "../../internal/grain.css.ts";
import type { SurfaceName } from "../../theme/surfaces.ts";
import { surface as ground } from "../../theme/theme.css.ts";
import { Picture, type PictureSource } from "../Picture/Picture.tsx";
import { FigureCaption, type FigureCaptionProps } from "../Figure/FigureCaption.tsx";
import * as styles from "./Hero.css.ts";

export interface HeroProps {
  /** The headline and its lead: short, they stand on the calm part of the drawing. */
  children: ReactNode;
  /** One or two actions; at the foot of the drawing on a phone. */
  actions?: ReactNode;
  /** Calm on its left. */
  picture: PictureSource;
  /** The same scene for a phone: calm at its top, dark at its foot. */
  tall: PictureSource;
  /** What is printed under it, on paper. */
  plate?: FigureCaptionProps | undefined;
  /**
   * The ink of its calm part: words take the colours that read on it.
   * @defaultValue "dawn"
   */
  surface?: SurfaceName;
}

/** The head of the home: a drawing from side to side, words on its calm part, its plate caption below. */
export function Hero({ children, actions, picture, tall, plate, surface = "dawn" }: HeroProps) {
  return (
    <section className={`${ground[surface]} ${styles.hero}`}>
      <div className={styles.words}>
        <div className={styles.text}>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <figure className={styles.plate}>
        <div className={`${styles.frame} ${grain}`}>
          <Picture picture={picture} tall={tall} ratio="fill" load="now" frame={styles.drawing} />
        </div>
        {plate && (
          <figcaption className={`${ground.paper} ${styles.caption}`}>
            <FigureCaption {...plate} as="div" />
          </figcaption>
        )}
      </figure>
    </section>
  );
}
