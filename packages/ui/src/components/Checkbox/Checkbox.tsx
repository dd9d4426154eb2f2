"use client";

import { type ReactNode, useId } from "react";
import * as field from "../../internal/Field.css.ts";
import { ExclamationIcon } from "../Icon/Icon.tsx";
import * as styles from "./Checkbox.css.ts";

export interface CheckboxProps {
  /** What is agreed to or asked for, as a sentence; it may hold a link. */
  label: ReactNode;
  name: string;
  /** The state, when the page holds it. */
  checked?: boolean;
  /** The state at first, when the form holds it. */
  defaultChecked?: boolean;
  required?: boolean;
  disabled?: boolean;
  /** What is missing; ties itself to the box. */
  error?: string | undefined;
  /** Receives the new state. */
  onChange?: (checked: boolean) => void;
}

/** A yes that counts when the form is sent. What acts at once is a `ToggleButton`. */
export function Checkbox({ label, error, onChange, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div>
      <label className={styles.row}>
        <input
          type="checkbox"
          className={styles.box}
          {...input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={(event) => onChange?.(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p id={id} className={field.error}>
          <ExclamationIcon />
          {error}
        </p>
      )}
    </div>
  );
}
