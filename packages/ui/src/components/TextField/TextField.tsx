import { useId } from "react";
import * as styles from "./TextField.css.ts";

export interface TextFieldProps {
  /** Always seen; the placeholder is not a label. */
  label: string;
  name: string;
  /**
   * @defaultValue "text"
   */
  type?: "text" | "email" | "search";
  placeholder?: string;
  autoComplete?: string;
  required?: boolean | undefined;
  /** The form that is expected, said before anything is typed. */
  hint?: string | undefined;
  /** What is missing and how to mend it; ties itself to the field. Empty when all is well. */
  error?: string | undefined;
}

/** One line to type, with its label, its hint and what is wrong with it. */
export function TextField({
  label,
  name,
  type = "text",
  placeholder,
  autoComplete,
  required,
  hint,
  error,
}: TextFieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        className={error ? styles.wrongInput : styles.input}
        {...{ name, type, placeholder, autoComplete, required }}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
