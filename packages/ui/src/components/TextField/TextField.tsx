import { Field, type FieldWords } from "../../internal/Field.tsx";
import * as styles from "../../internal/Field.css.ts";

export interface TextFieldProps extends FieldWords {
  name: string;
  /**
   * @defaultValue "text"
   */
  type?: "text" | "email" | "search";
  placeholder?: string;
  /** What stands in it at first. */
  defaultValue?: string;
  autoComplete?: string;
  required?: boolean | undefined;
  disabled?: boolean;
}

/** One line to type, with its label, its hint and what is wrong with it. */
export function TextField({ label, hint, error, valid, type = "text", ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, valid }}>
      {(ties) => <input className={styles.control} type={type} {...input} {...ties} />}
    </Field>
  );
}
