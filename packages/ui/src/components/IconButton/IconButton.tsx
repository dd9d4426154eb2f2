import type { ReactNode, Ref } from "react";
import * as styles from "./IconButton.css.ts";

export interface IconButtonProps {
  /** What it does, for a reader: « Photo suivante ». */
  label: string;
  /** One icon of the set. */
  children: ReactNode;
  /**
   * `round` for arrows, `square` for the corner that closes a panel.
   * @defaultValue "round"
   */
  shape?: keyof typeof styles.shape;
  disabled?: boolean;
  /** The id of what it changes. */
  controls?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
  onClick?: () => void;
}

/** A button that an icon says alone. Where there is room for words, use `Button`. */
export function IconButton({
  label,
  children,
  shape = "round",
  disabled,
  controls,
  ref,
  onClick,
}: IconButtonProps) {
  return (
    <button
      type="button"
      ref={ref}
      className={styles.shape[shape]}
      aria-label={label}
      aria-controls={controls}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
