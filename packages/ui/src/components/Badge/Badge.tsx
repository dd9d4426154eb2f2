import type { ReactNode } from "react";
import * as styles from "./Badge.css.ts";

export interface BadgeProps {
  /** One or two words; a sentence belongs in a `Text`. */
  children: ReactNode;
  /**
   * What the badge means. Never the only carrier of that meaning: say it in words too.
   * @defaultValue "neutral"
   */
  tone?: keyof typeof styles.tone;
}

/** A short, non-interactive label that qualifies what stands next to it. */
export function Badge({ children, tone = "neutral" }: BadgeProps) {
  return <span className={styles.tone[tone]}>{children}</span>;
}
