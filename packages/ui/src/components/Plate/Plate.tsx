import { grain as grainOf } from "../../internal/grain.css.ts";
import { Picture, type PictureProps } from "../Picture/Picture.tsx";
import * as styles from "./Plate.css.ts";
import { PlateCaption, type PlateCaptionProps } from "./PlateCaption.tsx";

export interface PlateProps extends Pick<PictureProps, "picture" | "ratio" | "load">, PlateCaptionProps {
  /**
   * The tooth of the paper: on a drawing, not on a photograph.
   * @defaultValue false
   */
  grain?: boolean;
}

/** A picture with what is printed under it: caption, credit, inks. Without a caption, a `Picture` is enough. */
export function Plate({ picture, ratio, load, grain = false, ...caption }: PlateProps) {
  return (
    <figure className={styles.figure}>
      <div className={grain ? `${styles.frame} ${grainOf}` : styles.frame}>
        <Picture picture={picture} {...(ratio && { ratio })} {...(load && { load })} />
      </div>
      <PlateCaption {...caption} />
    </figure>
  );
}
