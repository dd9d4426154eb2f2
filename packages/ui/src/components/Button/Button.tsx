import type { ReactNode } from "react";
import type { Native } from "../../internal/native.ts";
import * as styles from "./Button.css.ts";

export interface ButtonProps extends Native<"button", "type"> {
  /** A verb in the infinitive: « Rentrer au port ». An icon may stand before it. */
  children: ReactNode;
  /**
   * One `primary` action a group; the others are `secondary`.
   * @defaultValue "primary"
   */
  variant?: keyof typeof styles.variant | undefined;
  /**
   * @defaultValue "regular"
   */
  size?: keyof typeof styles.size | undefined;
  /** Without the wake: a filled button that holds an icon, or stands in a crowd. */
  plain?: boolean | undefined;
  /**
   * @defaultValue "button"
   */
  type?: "button" | "submit" | "reset" | undefined;
  /** What it started is on its way: it keeps its focus and its place, and does not start again. Shorten its label. */
  loading?: boolean | undefined;
}

/** Does something on this page. To go somewhere, use `ActionLink`. */
export function Button({
  children,
  variant = "primary",
  size = "regular",
  plain = variant === "secondary" || size === "small",
  type = "button",
  loading = false,
  ...native
}: ButtonProps) {
  return (
    <button
      {...native}
      type={type}
      className={`${styles.variant[variant]} ${styles.size[size]}${plain || loading ? "" : ` ${styles.wake}`}`}
      {...(loading && { "aria-busy": true, "aria-disabled": true, onClick: refuse })}
    >
      {children}
      {loading && <span className={styles.busyWake} />}
    </button>
  );
}

/** A press that does nothing: the form is not sent again either. */
const refuse = (event: { preventDefault: () => void }) => event.preventDefault();
