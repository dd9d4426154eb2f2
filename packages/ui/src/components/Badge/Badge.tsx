import type { ReactNode } from "react";
import * as styles from "./Badge.css.ts";
import { marks } from "./marks.tsx";

export interface BadgeProps {
  /** One or two words; a sentence belongs in a `Text`. */
  children: ReactNode;
  /**
   * What the badge means. Never the only carrier of that meaning: say it in words too.
   * Time: `past`, `now`, `live`, `next`, `outline` (further off). Difficulty, each with its day mark: `easy`, `medium`, `hard`.
   * Rarity: `common`, `rare`, `epic`, `legendary`. `headline` is for « À LA UNE »; `calm` and `neutral` for the rest.
   * @defaultValue "neutral"
   */
  tone?: keyof typeof styles.tone;
  /**
   * `large` in the corner of a picture.
   * @defaultValue "regular"
   */
  size?: keyof typeof styles.size;
}

/** A short, non-interactive label that qualifies what stands next to it. */
export function Badge({ children, tone = "neutral", size = "regular" }: BadgeProps) {
  return (
    <span className={`${styles.tone[tone]} ${styles.size[size]}`}>
      {marks[tone]}
      {children}
    </span>
  );
}
