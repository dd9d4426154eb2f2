import type { ReactNode } from "react";
import type { Native } from "../../internal/native.ts";
import * as styles from "./IconButton.css.ts";

export interface IconButtonProps extends Native<"button", "type" | "aria-label"> {
  /** What it does, for a reader: « Photo suivante ». */
  label: string;
  /** One icon of the set. */
  children: ReactNode;
  /**
   * `round` for arrows, `square` for the corner that closes a panel.
   * @defaultValue "round"
   */
  shape?: keyof typeof styles.shape | undefined;
}

/** A button that an icon says alone. Where there is room for words, use `Button`. */
export function IconButton({ label, children, shape = "round", ...native }: IconButtonProps) {
  return (
    <button {...native} type="button" className={styles.shape[shape]} aria-label={label}>
      {children}
    </button>
  );
}
