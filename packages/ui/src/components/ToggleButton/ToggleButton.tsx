"use client";

import type { ReactNode } from "react";
import type { Native } from "../../internal/native.ts";
import * as styles from "./ToggleButton.css.ts";

export interface ToggleButtonProps extends Native<
  "button",
  "aria-disabled" | "aria-pressed" | "onChange" | "onClick" | "type"
> {
  /** One or two words: « Presse écrite ». */
  children: ReactNode;
  pressed: boolean;
  /** How many it would show; at 0 it cannot be pressed on. */
  count?: number | undefined;
  /**
   * `small` inside a panel of filters.
   * @defaultValue "regular"
   */
  size?: keyof typeof styles.size | undefined;
  /** Receives the state that the press asks for. */
  onChange?: ((pressed: boolean) => void) | undefined;
}

/** A filter that is on or off, with how many it shows. Several stand in a `Fieldset` that says what they filter. */
export function ToggleButton({
  children,
  pressed,
  count,
  size = "regular",
  disabled,
  onChange,
  ...native
}: ToggleButtonProps) {
  // One that is on can always be taken off again, even when it shows nothing; once it is off, it keeps the focus.
  const empty = disabled === undefined && count === 0 && !pressed;
  return (
    <button
      {...native}
      type="button"
      className={styles.size[size]}
      aria-pressed={pressed}
      disabled={disabled}
      aria-disabled={empty || undefined}
      onClick={() => empty || onChange?.(!pressed)}
    >
      {children} {count !== undefined && <span className={styles.count}>{count}</span>}
    </button>
  );
}
