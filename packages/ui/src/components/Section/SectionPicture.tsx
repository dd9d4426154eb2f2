import { grain } from "../../internal/grain.css.ts";
import { Picture, type PictureProps } from "../Picture/Picture.tsx";
import * as styles from "./Section.css.ts";

export type SectionPictureProps = Pick<PictureProps, "picture" | "tall">;

/** A drawing from side to side at the head of a `Section`; best when its foot is of the section's ink. */
export function SectionPicture(props: SectionPictureProps) {
  return (
    <div className={`${styles.picture} ${grain}`}>
      <Picture {...props} ratio="fill" />
    </div>
  );
}
