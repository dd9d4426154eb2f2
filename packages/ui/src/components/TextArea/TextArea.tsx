"use client";

import { Field, type FieldWords } from "../../internal/Field.tsx";
import type { Native } from "../../internal/native.ts";
import * as styles from "./TextArea.css.ts";

export interface TextAreaProps
  extends FieldWords, Native<"textarea", "children" | "defaultValue" | "onChange" | "value"> {
  name: string;
  /**
   * How many lines are seen at first.
   * @defaultValue 4
   */
  rows?: number | undefined;
  /** What is in it, when the page holds it. */
  value?: string | undefined;
  /** What stands in it at first, when the form holds it. */
  defaultValue?: string | undefined;
  /** Receives the text as it is typed. Nothing that is typed is ever cut off: say what is too long instead. */
  onChange?: ((text: string) => void) | undefined;
}

/** A few lines to type. */
export function TextArea({ label, hint, error, valid, rows = 4, id, onChange, ...native }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, valid, id }} describedBy={native["aria-describedby"]}>
      {(ties) => (
        <textarea
          {...native}
          {...ties}
          className={styles.area}
          rows={rows}
          onChange={(event) => onChange?.(event.target.value)}
        />
      )}
    </Field>
  );
}
