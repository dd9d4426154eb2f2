"use client";

import type { ReactNode } from "react";
import type { Native } from "../../internal/native.ts";
import * as styles from "./Checkbox.css.ts";

export interface CheckboxProps extends Native<"input", "children" | "onChange" | "type"> {
  /** What is chosen when it is ticked: « Dans ma proposition ». */
  children: ReactNode;
  /** Whether it is ticked, when the page holds it. */
  checked?: boolean;
  /** Whether it is ticked at first, when the form holds it. */
  defaultChecked?: boolean;
  /** Receives the state that the press asks for. */
  onChange?: (checked: boolean) => void;
}

/** One thing that is taken or left; several stand in a `Fieldset` or on the cards that they choose. */
export function Checkbox({ children, onChange, ...native }: CheckboxProps) {
  return (
    <label className={styles.line}>
      <input
        {...native}
        type="checkbox"
        className={styles.box}
        onChange={({ target }) => onChange?.(target.checked)}
      />
      {children}
    </label>
  );
}
