import { useId } from "react";
import * as styles from "./Logo.css.ts";

export interface LogoProps {
  src: string;
  width: number;
  height: number;
  /** Whose logo it is; read in its place. */
  name: string;
  /**
   * `large` stands for a title, `small` at the head of a card.
   * @defaultValue "regular"
   */
  size?: keyof typeof styles.size;
  /**
   * `own`: as it is drawn, in its dark ink. `text` and `accent`: in the ink of the words or of the accent, for a dark
   * ground.
   * @defaultValue "own"
   */
  tone?: "own" | keyof typeof styles.tone;
}

/** One logo, at the height that all logos share. A wall of them is a `LogoList`. */
export function Logo({ src, width, height, name, size = "regular", tone = "own" }: LogoProps) {
  const id = useId();
  if (tone === "own") {
    return (
      <img className={styles.size[size]} src={src} width={width} height={height} alt={name} loading="lazy" />
    );
  }
  // The drawing is the mask of a flat ink. Attributes, not styles: the pages’ security policy refuses those.
  return (
    <svg
      className={`${styles.size[size]} ${styles.tone[tone]}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- only svg takes a mask by its attributes
      role="img"
    >
      <title>{name}</title>
      <mask id={id} className={styles.mask} maskUnits="userSpaceOnUse">
        <image href={src} width={width} height={height} />
      </mask>
      <rect width={width} height={height} mask={`url(#${id})`} />
    </svg>
  );
}
