import type { PictureSource } from "@sillages/ui";
import { imageOf } from "../imageOf.ts";
import * as styles from "./FramedPicture.css.ts";

export interface FramedPictureProps {
  picture: PictureSource;
  /** The frame, drawn to lie on the picture. It says nothing to a reader: a `Badge` beside it does. */
  frame: PictureSource;
  /** Two inks, of which a band below is the gradient: those of a rarity. */
  inks?: readonly [from: keyof typeof styles.from, to: keyof typeof styles.to];
  /** Says nothing to a reader: the words beside it say as much. */
  decorative?: boolean;
}

/** A square picture in a drawn frame, as a prize in the frame of its rarity. */
export function FramedPicture({ picture, frame, inks, decorative = false }: FramedPictureProps) {
  const layer = (shown: PictureSource, alt: string, className: string) => (
    <img {...imageOf(shown)} alt={alt} loading="lazy" decoding="async" className={className} />
  );
  const band = inks ? ` ${styles.from[inks[0]]} ${styles.to[inks[1]]}` : "";
  return (
    <div className={styles.framed + band}>
      {layer(picture, decorative ? "" : picture.alt, styles.picture)}
      {layer(frame, "", styles.frame)}
    </div>
  );
}
