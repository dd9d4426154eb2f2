import { Field, type FieldWords } from "../../internal/Field.tsx";
import * as styles from "../../internal/Field.css.ts";
import type { Native } from "../../internal/native.ts";

export interface TextFieldProps
  extends FieldWords, Native<"input", "children" | "defaultValue" | "onChange" | "type" | "value"> {
  name: string;
  /**
   * What is typed: a phone shows the keys for it.
   * @defaultValue "text"
   */
  type?: "date" | "email" | "number" | "password" | "search" | "tel" | "text" | "time" | "url" | undefined;
  /** What is in it, when the page holds it. */
  value?: string | undefined;
  /** What stands in it at first, when the form holds it. */
  defaultValue?: string | undefined;
  /** Receives what is typed, at each key. */
  onChange?: ((value: string) => void) | undefined;
}

/** One line to type, with its label, its hint and what is wrong with it. */
export function TextField({
  label,
  hint,
  error,
  valid,
  type = "text",
  id,
  onChange,
  ...native
}: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, valid, id }} describedBy={native["aria-describedby"]}>
      {(ties) => (
        <input
          {...native}
          {...ties}
          className={styles.control}
          type={type}
          {...(onChange && { onChange: (event) => onChange(event.target.value) })}
        />
      )}
    </Field>
  );
}
