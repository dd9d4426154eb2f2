"use client";

import { useId } from "react";
import type { Native } from "../../internal/native.ts";
import * as fieldset from "../Fieldset/Fieldset.css.ts";
import * as styles from "./RadioGroup.css.ts";

export interface RadioOption<Value extends string = string> {
  value: Value;
  /** One to three words: « Biologie marine ». */
  label: string;
  /** What it holds: « 60 questions ». */
  detail?: string;
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string = string> extends Native<
  "fieldset",
  "children" | "defaultValue" | "onChange"
> {
  /** The question that the tiles answer: « Banque de questions ». */
  legend: string;
  /** In order; each value once. */
  options: readonly RadioOption<Value>[];
  /** The choice, when the page holds it. */
  value?: Value;
  /** The choice at first, when the form holds it. */
  defaultValue?: Value;
  /** The name in a form; one is made up without it. */
  name?: string;
  /**
   * `compact` for labels of one short word.
   * @defaultValue "regular"
   */
  size?: keyof typeof styles.size;
  /** Receives the value of the choice. */
  onChange?: (value: Value) => void;
}

/** A few choices, all seen at once, one taken. Native radio buttons: the arrows move, choosing sends nothing. */
export function RadioGroup<Value extends string>({
  legend,
  options,
  value,
  defaultValue,
  name,
  size = "regular",
  onChange,
  ...native
}: RadioGroupProps<Value>) {
  const ownName = useId();
  return (
    <fieldset {...native}>
      <legend className={fieldset.legend}>{legend}</legend>
      <div className={styles.size[size]}>
        {options.map((option) => (
          <label key={option.value} className={styles.tile}>
            <input
              type="radio"
              className={styles.input}
              name={name ?? ownName}
              value={option.value}
              disabled={option.disabled}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onChange?.(option.value)}
            />
            {option.label}
            {option.detail && <span className={styles.detail}> {option.detail}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
