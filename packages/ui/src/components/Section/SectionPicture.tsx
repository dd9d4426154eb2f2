import type { Native } from "../../internal/native.ts";
import { grain } from "../../internal/grain.css.ts";
import { Picture, type PictureProps } from "../Picture/Picture.tsx";
import * as styles from "./Section.css.ts";

export type SectionPictureProps = Pick<PictureProps, "picture" | "tall"> & Native<"div", "children">;

/** A drawing from side to side at the head of a `Section`; best when its foot is of the section's ink. */
export function SectionPicture({ picture, tall, ...native }: SectionPictureProps) {
  return (
    <div {...native} className={`${styles.picture} ${grain}`}>
      <Picture picture={picture} tall={tall} ratio="fill" />
    </div>
  );
}
