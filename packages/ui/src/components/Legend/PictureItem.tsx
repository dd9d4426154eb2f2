import type { PictureSource } from "../Picture/Picture.tsx";
import * as styles from "./PictureItem.css.ts";

/** A token or a mark, its name, and what it stands for. */
export interface PictureLegendItem {
  label: string;
  /** Its `alt` is left unsaid: the name beside it says as much. */
  picture: PictureSource;
  /** What it stands for: « 60 % et plus ». */
  text: string;
}

export function PictureItem({
  label,
  picture,
  text,
  size,
}: PictureLegendItem & { size: keyof typeof styles.item }) {
  return (
    <li className={styles.item[size]}>
      <img
        className={styles.picture[size]}
        src={picture.src}
        width={picture.width}
        height={picture.height}
        alt=""
        loading="lazy"
      />
      <b className={styles.name[size]}>{label}</b> {text}
    </li>
  );
}
