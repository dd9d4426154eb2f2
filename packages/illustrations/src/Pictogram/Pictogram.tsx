import type { PictureSource } from "@sillages/ui";
import { imageOf } from "../imageOf.ts";
import * as styles from "./Pictogram.css.ts";

export interface PictogramProps {
  /** Its `alt` is left unsaid: the words beside it say as much. */
  picture: PictureSource;
}

/** A small engraved object that goes with words. */
export function Pictogram({ picture }: PictogramProps) {
  return <img className={styles.pictogram} {...imageOf(picture)} alt="" loading="lazy" />;
}
