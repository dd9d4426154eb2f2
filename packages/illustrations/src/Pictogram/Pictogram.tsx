import type { PictureSource } from "@sillages/ui";
import * as styles from "./Pictogram.css.ts";

export interface PictogramProps {
  /** Its `alt` is left unsaid: the words beside it say as much. */
  picture: PictureSource;
}

/** A small engraved object that goes with words. */
export function Pictogram({ picture }: PictogramProps) {
  const { height, src, width } = picture;
  return <img className={styles.pictogram} src={src} width={width} height={height} alt="" loading="lazy" />;
}
