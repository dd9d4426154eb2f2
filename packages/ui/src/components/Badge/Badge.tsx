import type { ReactNode } from "react";
import type { Native } from "../../internal/native.ts";
import * as styles from "./Badge.css.ts";

export interface BadgeProps extends Native<"span"> {
  /** One or two words; a sentence belongs in a `Text`. */
  children: ReactNode;
  /**
   * What the badge means. Never the only carrier of that meaning: say it in words too.
   * @defaultValue "neutral"
   */
  tone?: keyof typeof styles.tone | undefined;
  /**
   * @defaultValue "filled"
   */
  variant?: keyof typeof styles.variant | undefined;
  /** A sign before the words, as tall as a line and a half: read without colours. */
  icon?: ReactNode;
  /**
   * `large` in the corner of a picture.
   * @defaultValue "regular"
   */
  size?: keyof typeof styles.size | undefined;
}

/** A short, non-interactive label that qualifies what stands next to it. */
export function Badge({
  children,
  tone = "neutral",
  variant = "filled",
  icon,
  size = "regular",
  ...native
}: BadgeProps) {
  return (
    <span {...native} className={`${styles.tone[tone]} ${styles.variant[variant]} ${styles.size[size]}`}>
      {icon}
      {children}
    </span>
  );
}
