import type { PictureSource } from "../Picture/Picture.tsx";
import * as styles from "./EmblemList.css.ts";

export interface EmblemListItem {
  /** Its `alt` is left unsaid: the name beside it says as much. */
  picture: PictureSource;
  name: string;
  /** What it stands for: « 60 % et plus ». */
  text: string;
}

export interface EmblemListProps {
  items: readonly EmblemListItem[];
  /**
   * `small` on one line that wraps, under a rule.
   * @defaultValue "regular"
   */
  size?: keyof typeof styles.size;
}

/** Tokens or marks with their names: what a grade, a sign or a difficulty means. */
export function EmblemList({ items, size = "regular" }: EmblemListProps) {
  return (
    <ul className={styles.size[size]}>
      {items.map(({ name, picture, text }) => (
        <li key={name} className={styles.item[size]}>
          <img
            className={styles.picture[size]}
            src={picture.src}
            width={picture.width}
            height={picture.height}
            alt=""
            loading="lazy"
          />
          <b className={styles.name[size]}>{name}</b> {text}
        </li>
      ))}
    </ul>
  );
}
