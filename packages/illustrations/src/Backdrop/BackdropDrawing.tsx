import type { PictureSource } from "@sillages/ui";
import { imageOf } from "../imageOf.ts";
import * as styles from "./Backdrop.css.ts";

export interface BackdropDrawingProps {
  /** Pale and very tall: text is read over it, and it runs along the page. Its `alt` is left unsaid, for it only decorates. */
  picture: PictureSource;
}

/** What a `Backdrop` shows: cut from the top of the picture, out of a reader's way. */
export function BackdropDrawing({ picture }: BackdropDrawingProps) {
  return (
    <img
      className={styles.drawing}
      {...imageOf(picture)}
      alt=""
      aria-hidden="true"
      loading="lazy"
      decoding="async"
      fetchPriority="low"
    />
  );
}
