import type { ReactNode } from "react";
import { visuallyHidden } from "../../internal/visuallyHidden.css.ts";
import * as styles from "./Fieldset.css.ts";

export interface FieldsetProps {
  /** What the controls are about: « Année ». Read before each of them. */
  legend: string;
  /** Fields, checkboxes or chips. */
  children: ReactNode;
  /**
   * `row` for chips, which wrap. `line` for chips that head a list: on a phone they scroll in one line.
   * @defaultValue "column"
   */
  layout?: keyof typeof styles.layout;
  /** The legend is heard, not seen: the controls say enough by themselves. */
  quiet?: boolean;
  /** None of the controls can be used. */
  disabled?: boolean;
}

/** Controls that answer one question together. */
export function Fieldset({ legend, children, layout = "column", quiet = false, disabled }: FieldsetProps) {
  return (
    <fieldset disabled={disabled}>
      <legend className={quiet ? visuallyHidden : styles.legend}>{legend}</legend>
      <div className={styles.layout[layout]}>{children}</div>
    </fieldset>
  );
}
