import type { Native } from "../../internal/native.ts";
import { grain as grainOf } from "../../internal/grain.css.ts";
import { Picture, type PictureProps } from "../Picture/Picture.tsx";
import * as styles from "./Figure.css.ts";
import { FigureCaption, type FigureCaptionProps } from "./FigureCaption.tsx";

export interface FigureProps
  extends Pick<PictureProps, "picture" | "ratio" | "load">, FigureCaptionProps, Native<"figure", "children"> {
  /**
   * The tooth of the paper: on a drawing, not on a photograph.
   * @defaultValue false
   */
  grain?: boolean | undefined;
}

/** A picture with what is printed under it: caption, credit, inks. Without a caption, a `Picture` is enough. */
export function Figure({
  picture,
  ratio,
  load,
  grain = false,
  number,
  caption,
  credit,
  inks,
  ...native
}: FigureProps) {
  return (
    <figure {...native} className={styles.figure}>
      <div className={grain ? `${styles.frame} ${grainOf}` : styles.frame}>
        <Picture picture={picture} {...(ratio && { ratio })} {...(load && { load })} />
      </div>
      <FigureCaption
        {...{ caption, ...(number && { number }), ...(credit && { credit }), ...(inks && { inks }) }}
      />
    </figure>
  );
}
