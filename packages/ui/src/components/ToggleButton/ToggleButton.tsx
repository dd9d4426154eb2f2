"use client";

import type { ReactNode } from "react";
import * as button from "../Button/Button.css.ts";
import * as styles from "./ToggleButton.css.ts";

export interface ToggleButtonProps {
  /** Says what is on when it is pressed, and never changes: « Sans limite de temps ». */
  children: ReactNode;
  pressed: boolean;
  /**
   * @defaultValue "regular"
   */
  size?: keyof typeof button.size;
  disabled?: boolean;
  /** Receives the state that the press asks for. */
  onChange?: (pressed: boolean) => void;
}

/** One thing that is on or off at once. In a form, use `Checkbox`; to filter a list, `Chip`. */
export function ToggleButton({ children, pressed, size = "regular", disabled, onChange }: ToggleButtonProps) {
  return (
    <button
      type="button"
      className={`${button.tone.outline} ${button.size[size]} ${styles.toggle}`}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={() => onChange?.(!pressed)}
    >
      {children}
    </button>
  );
}
