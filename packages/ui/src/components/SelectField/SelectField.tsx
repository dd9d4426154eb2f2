"use client";

import { Field, type FieldWords } from "../../internal/Field.tsx";
import type { Native } from "../../internal/native.ts";
import { ChevronDownIcon } from "../Icon/Icon.tsx";
import * as styles from "./SelectField.css.ts";

export interface SelectFieldProps<Value extends string = string>
  extends
    FieldWords,
    Native<"select", "children" | "defaultValue" | "multiple" | "onChange" | "size" | "value"> {
  name: string;
  /** In order; each value once. One that is `disabled` is named, and cannot be chosen: its label says why. */
  options: readonly { value: Value; label: string; disabled?: boolean | undefined }[];
  /** The choice, when the page holds it. */
  value?: Value | undefined;
  /** The choice at first, when the form holds it. */
  defaultValue?: Value | undefined;
  /** Receives the value of the choice. */
  onChange?: ((value: Value) => void) | undefined;
}

/** One choice among many, in the browser's own list. Up to five, `RadioGroup` shows them all. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, hint, error, valid, options, id, onChange, ...native } = props;
  return (
    <Field {...{ label, hint, error, valid, id }} describedBy={native["aria-describedby"]}>
      {(ties) => (
        <div className={styles.frame}>
          <select
            {...native}
            {...ties}
            className={styles.select}
            // The list holds no other values than these.
            onChange={(event) => onChange?.(event.target.value as Value)}
          >
            {options.map(({ value, label: words, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {words}
              </option>
            ))}
          </select>
          <ChevronDownIcon size={1.15} />
        </div>
      )}
    </Field>
  );
}
