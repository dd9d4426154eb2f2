import type { ReactNode } from "react";
import { grain } from "../../internal/grain.css.ts";
import type { SurfaceName } from "../../theme/surfaces.ts";
import { surface as ground } from "../../theme/theme.css.ts";
import { Picture, type PictureSource } from "../Picture/Picture.tsx";
import * as styles from "./Spread.css.ts";

export interface SpreadProps {
  /** What is read or played. */
  children: ReactNode;
  /** It goes with the words and says nothing more. */
  picture: PictureSource;
  /**
   * The ink under the words.
   * @defaultValue "paper"
   */
  surface?: SurfaceName;
  /**
   * `words` leaves them seven parts of twelve, `even` half.
   * @defaultValue "words"
   */
  share?: keyof typeof styles.share;
  /**
   * Where the drawing goes on a phone.
   * @defaultValue "above"
   */
  drawing?: keyof typeof styles.frame;
}

/** A screen of its own: words or a game on one ink, a drawing to the edge of the window beside them. */
export function Spread({
  children,
  picture,
  surface = "paper",
  share = "words",
  drawing = "above",
}: SpreadProps) {
  return (
    <section className={`${ground[surface]} ${styles.share[share]}`}>
      <div className={styles.words[share]}>{children}</div>
      <div className={`${styles.frame[drawing]} ${grain}`}>
        <Picture picture={picture} ratio="fill" decorative load="now" />
      </div>
    </section>
  );
}
