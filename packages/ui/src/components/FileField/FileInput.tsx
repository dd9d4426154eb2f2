"use client";

import { useState } from "react";
import { Field, type FieldWords } from "../../internal/Field.tsx";
import type { Native } from "../../internal/native.ts";
import * as styles from "./FileInput.css.ts";

export interface FileInputProps
  extends FieldWords, Native<"input", "children" | "defaultValue" | "onChange" | "type" | "value"> {
  name: string;
  /** The formats that are accepted: « image/jpeg,image/png ». Say them in the hint too. */
  accept?: string | undefined;
  /**
   * `drop`: a tall frame, to drop a file on from another window. `button`: alone, for a file that is looked at at once and
   * forgotten.
   * @defaultValue "field"
   */
  variant?: keyof typeof styles.variant | undefined;
  /** The name and the weight of what was chosen, in words; the weight is in bytes. Without it, the page says it elsewhere. */
  describe?: ((name: string, bytes: number) => string) | undefined;
  /** Receives the file chosen, or nothing when the choice is taken back. */
  onChange?: ((file: File | undefined) => void) | undefined;
}

/** One file to choose or to drop, with its name and its weight once chosen. */
export function FileInput(props: FileInputProps) {
  const { label, hint, error, valid, variant = "field", describe, id, onChange, ...native } = props;
  const [file, setFile] = useState<File>();
  return (
    <Field {...{ label, hint, error, valid, id }} describedBy={native["aria-describedby"]}>
      {(ties) => (
        <>
          <input
            {...native}
            {...ties}
            type="file"
            className={styles.variant[variant]}
            onChange={({ target }) => {
              const chosen = target.files?.[0];
              setFile(chosen);
              onChange?.(chosen);
            }}
          />
          {describe && (
            <output
              className={styles.chosen}
              form={native.form}
              // A form that is emptied has no file any more.
              ref={(said) => {
                const forget = () => setFile(undefined);
                const form = said?.form;
                form?.addEventListener("reset", forget);
                return () => form?.removeEventListener("reset", forget);
              }}
            >
              {file && describe(file.name, file.size)}
            </output>
          )}
        </>
      )}
    </Field>
  );
}
