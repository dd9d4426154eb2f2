import type { PictureSource } from "../Picture/Picture.tsx";
import * as styles from "./FramedPicture.css.ts";

export interface FramedPictureProps {
  picture: PictureSource;
  /** The frame, drawn to lie on the picture. It says nothing to a reader: a `Badge` beside it does. */
  frame: PictureSource;
}

/** A square picture in a drawn frame, as a prize in the frame of its rarity. */
export function FramedPicture({ picture, frame }: FramedPictureProps) {
  const layer = ({ src, width, height }: PictureSource, alt: string, className: string) => (
    <img
      src={src}
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
  return (
    <div className={styles.framed}>
      {layer(picture, picture.alt, styles.picture)}
      {layer(frame, "", styles.frame)}
    </div>
  );
}
