import type { ReactNode } from "react";
import { grain } from "../../internal/grain.css.ts";
import type { SurfaceName } from "../../theme/surfaces.ts";
import { surface as ground } from "../../theme/theme.css.ts";
import { Picture, type PictureSource } from "../Picture/Picture.tsx";
import * as styles from "./Diptych.css.ts";

export interface DiptychPanel {
  /** Stands on top, from one side of the panel to the other. */
  picture: PictureSource;
  /** The words below it. */
  children: ReactNode;
  /** The ink of the words: the main one of the drawing. */
  surface: SurfaceName;
  /** The id of the heading that names the panel. */
  labelledBy: string;
}

export interface DiptychProps {
  panels: readonly [DiptychPanel, DiptychPanel];
  /** The anchor of the pair. */
  id?: string;
}

/** Two posters that touch and fill the window: what they say is compared line by line. */
export function Diptych({ panels, id }: DiptychProps) {
  return (
    <div id={id} className={styles.pair}>
      {panels.map(({ children, labelledBy, picture, surface }) => (
        <section
          key={labelledBy}
          aria-labelledby={labelledBy}
          className={`${ground[surface]} ${styles.panel}`}
        >
          <div className={`${styles.frame} ${grain}`}>
            <Picture picture={picture} ratio="fill" />
          </div>
          <div className={styles.words}>{children}</div>
        </section>
      ))}
    </div>
  );
}
