import type { Native } from "../../internal/native.ts";
import * as styles from "./Logo.css.ts";

export interface LogoProps extends Native<"img", "alt" | "children" | "loading"> {
  src: string;
  width: number;
  height: number;
  /** Whose logo it is; read in its place. */
  name: string;
  /**
   * `large` stands for a title, `small` at the head of a card.
   * @defaultValue "regular"
   */
  size?: keyof typeof styles.size | undefined;
  /**
   * Whether it is drawn in a light ink, for a dark ground: on paper it is printed in black.
   * @defaultValue false
   */
  light?: boolean | undefined;
}

/** One logo, at the height that all logos share. A wall of them is a `Grid`. */
export function Logo({ src, width, height, name, size = "regular", light = false, ...native }: LogoProps) {
  return (
    <img
      {...native}
      className={`${styles.size[size]} ${light ? styles.light : styles.dark}`}
      src={src}
      width={width}
      height={height}
      alt={name}
      loading="lazy"
    />
  );
}
