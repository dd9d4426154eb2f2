import type { ReactNode } from "react";
import { grain } from "../../internal/grain.css.ts";
import type { SurfaceName } from "../../theme/surfaces.ts";
import { surface as ground } from "../../theme/theme.css.ts";
import { Picture, type PictureSource } from "../Picture/Picture.tsx";
import * as styles from "./ContactBand.css.ts";

export interface ContactBandProps {
  /** A headline, who answers, when, and the actions. */
  children: ReactNode;
  /** Who answers. */
  picture: PictureSource;
  /**
   * @defaultValue "lagoon"
   */
  surface?: SurfaceName;
  /** The anchor of the band. */
  id?: string;
  /** The id of the heading that names it. */
  labelledBy?: string;
}

/** Somebody to talk to: a portrait as high as the band, and how to reach them; the portrait above, on a phone. */
export function ContactBand({ children, picture, surface = "lagoon", id, labelledBy }: ContactBandProps) {
  return (
    <section id={id} aria-labelledby={labelledBy} className={ground[surface]}>
      <div className={styles.content}>
        <div className={`${styles.frame} ${grain}`}>
          <Picture picture={picture} ratio="fill" />
        </div>
        <div className={styles.words}>{children}</div>
      </div>
    </section>
  );
}
