"use client";

import { Field, type FieldWords } from "../../internal/Field.tsx";
import * as styles from "./TextArea.css.ts";

export interface TextAreaProps extends FieldWords {
  name: string;
  /**
   * How many lines are seen at first.
   * @defaultValue 4
   */
  rows?: number;
  defaultValue?: string;
  disabled?: boolean;
  /** Receives the text as it is typed. Nothing that is typed is ever cut off: say what is too long instead. */
  onChange?: (text: string) => void;
}

/** A few lines to type. */
export function TextArea({ label, hint, error, valid, rows = 4, onChange, ...input }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, valid }}>
      {(ties) => (
        <textarea
          className={styles.area}
          rows={rows}
          {...input}
          {...ties}
          onChange={({ target }) => onChange?.(target.value)}
        />
      )}
    </Field>
  );
}
