import type { PictureSource } from "@sillages/ui";
import { Hatching, type HatchingInks } from "./Hatching.tsx";
import * as styles from "./FramedPicture.css.ts";

export interface FramedPictureProps {
  picture: PictureSource;
  /** The frame, drawn to lie on the picture. It says nothing to a reader: a `Badge` beside it does. */
  frame: PictureSource;
  /** Two inks, of which a band below is the gradient: those of a rarity. */
  inks?: HatchingInks;
  /** Says nothing to a reader: the words beside it say as much. */
  decorative?: boolean;
}

/** A square picture in a drawn frame, as a prize in the frame of its rarity. */
export function FramedPicture({ picture, frame, inks, decorative = false }: FramedPictureProps) {
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
    <>
      <div className={styles.framed}>
        {layer(picture, decorative ? "" : picture.alt, styles.picture)}
        {layer(frame, "", styles.frame)}
      </div>
      {inks && <Hatching inks={inks} className={styles.band} />}
    </>
  );
}
