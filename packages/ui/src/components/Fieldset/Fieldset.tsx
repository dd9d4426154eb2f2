import type { ReactNode } from "react";
import * as styles from "./Fieldset.css.ts";

export interface FieldsetProps {
  /** What the controls are about: « Année ». Read before each of them. */
  legend: string;
  /** Fields, checkboxes or chips. */
  children: ReactNode;
  /**
   * `row` for chips, which wrap.
   * @defaultValue "column"
   */
  layout?: keyof typeof styles.layout;
  /** None of the controls can be used. */
  disabled?: boolean;
}

/** Controls that answer one question together. */
export function Fieldset({ legend, children, layout = "column", disabled }: FieldsetProps) {
  return (
    <fieldset disabled={disabled}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.layout[layout]}>{children}</div>
    </fieldset>
  );
}
