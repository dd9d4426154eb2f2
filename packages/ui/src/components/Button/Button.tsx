import type { ReactNode } from "react";
import * as styles from "./Button.css.ts";

export interface ButtonProps {
  /** A verb in the infinitive: « Rentrer au port ». An icon may stand before it. */
  children: ReactNode;
  /**
   * One `full` action a group; the others are `outline`.
   * @defaultValue "full"
   */
  tone?: keyof typeof styles.tone;
  /**
   * @defaultValue "regular"
   */
  size?: keyof typeof styles.size;
  /** Without the wake: a filled button that holds an icon, or stands in a crowd. */
  plain?: boolean;
  /**
   * @defaultValue "button"
   */
  type?: "button" | "submit";
  disabled?: boolean;
  /** What it started is on its way: it keeps its focus and its place, and does not start again. Shorten its label. */
  busy?: boolean;
  /** The id of what it opens, or changes. */
  controls?: string | undefined;
  /** Whether what it opens is open. */
  expanded?: boolean | undefined;
  onClick?: () => void;
}

/** Does something on this page. To go somewhere, use `ActionLink`. */
export function Button({
  children,
  tone = "full",
  size = "regular",
  plain = tone === "outline" || size === "small",
  type = "button",
  disabled,
  busy,
  controls,
  expanded,
  onClick,
}: ButtonProps) {
  return (
    <button
      type={type}
      className={`${styles.tone[tone]} ${styles.size[size]}${plain || busy ? "" : ` ${styles.wake}`}`}
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      aria-controls={controls}
      aria-expanded={expanded}
      onClick={busy ? undefined : onClick}
    >
      {children}
      {busy && <span className={styles.busyWake} />}
    </button>
  );
}
