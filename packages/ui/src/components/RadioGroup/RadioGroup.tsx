"use client";

import { useId } from "react";
import { type Notes, tiesTo } from "../../internal/FieldNotes.tsx";
import type { Native } from "../../internal/native.ts";
import { GroupNotes } from "../Fieldset/GroupNotes.tsx";
import * as fieldset from "../Fieldset/Fieldset.css.ts";
import * as styles from "./RadioGroup.css.ts";

export interface RadioOption<Value extends string = string> {
  value: Value;
  /** One to three words: « Biologie marine ». */
  label: string;
  /** What it holds: « 60 questions ». */
  detail?: string | undefined;
  disabled?: boolean | undefined;
}

export interface RadioGroupProps<Value extends string = string>
  extends Notes, Native<"fieldset", "children" | "defaultValue" | "onChange" | "role"> {
  /** The question that the tiles answer: « Banque de questions ». */
  legend: string;
  /** In order; each value once. */
  options: readonly RadioOption<Value>[];
  /** The choice, when the page holds it; an empty text as long as there is none. */
  value?: Value | undefined;
  /** The choice at first, when the form holds it. */
  defaultValue?: Value | undefined;
  /** The name in a form; one is made up without it. */
  name?: string | undefined;
  /** Whether its form is only sent with a choice. */
  required?: boolean | undefined;
  /**
   * `compact` for labels of one short word.
   * @defaultValue "regular"
   */
  size?: keyof typeof styles.size | undefined;
  /** Receives the value of the choice. */
  onChange?: ((value: Value) => void) | undefined;
}

/** A few choices, all seen at once, one taken. Native radio buttons: the arrows move, choosing sends nothing. */
export function RadioGroup<Value extends string>({
  legend,
  options,
  value,
  defaultValue,
  name,
  required,
  size = "regular",
  onChange,
  hint,
  error,
  valid,
  ...native
}: RadioGroupProps<Value>) {
  const ownId = useId();
  const id = native.id ?? ownId;
  const notes = { hint, error, valid };
  return (
    // A group has no state of being wrong; a group of radio buttons has one.
    <fieldset {...native} {...tiesTo(id, notes, native["aria-describedby"])} role="radiogroup">
      <legend className={fieldset.legend}>{legend}</legend>
      <GroupNotes {...notes} id={id} />
      <div className={styles.size[size]}>
        {options.map((option) => (
          <label key={option.value} className={styles.tile}>
            <input
              type="radio"
              className={styles.input}
              name={name ?? ownId}
              value={option.value}
              required={required}
              disabled={option.disabled}
              // A form that is elsewhere is named by what it sends, not by what is around it.
              form={native.form}
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
