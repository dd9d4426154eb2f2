import type { ReactNode } from "react";
import * as styles from "./Button.css.ts";

export interface ButtonProps {
  /** A verb in the infinitive: « Rentrer au port ». */
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
  /**
   * @defaultValue "button"
   */
  type?: "button" | "submit";
  disabled?: boolean;
  /** What it started is on its way: it keeps its focus and its place, and does not start again. */
  busy?: boolean;
  onClick?: () => void;
}

/** Does something on this page. To go somewhere, use `ActionLink`. */
export function Button({
  children,
  tone = "full",
  size = "regular",
  type = "button",
  disabled,
  busy,
  onClick,
}: ButtonProps) {
  return (
    <button
      type={type}
      className={`${styles.tone[tone]} ${styles.size[size]}`}
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      {children}
    </button>
  );
}
