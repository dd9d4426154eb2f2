import { type ReactNode, useId } from "react";
import { describedBy, type Notes } from "../../internal/FieldNotes.tsx";
import type { Native } from "../../internal/native.ts";
import { visuallyHidden } from "../../internal/visuallyHidden.css.ts";
import { GroupNotes } from "./GroupNotes.tsx";
import * as styles from "./Fieldset.css.ts";

export interface FieldsetProps extends Notes, Native<"fieldset", "children"> {
  /** What the controls are about: « Année ». Read before each of them. */
  legend: string;
  /** Fields, checkboxes or chips. */
  children: ReactNode;
  /**
   * `row` for chips, which wrap. `line` for chips that head a list: on a phone they scroll in one line.
   * @defaultValue "column"
   */
  layout?: keyof typeof styles.layout | undefined;
  /** The legend is heard, not seen: the controls say enough by themselves. */
  quiet?: boolean | undefined;
  /** None of the controls can be used. */
  disabled?: boolean | undefined;
}

/** Controls that answer one question together. */
export function Fieldset({
  legend,
  children,
  layout = "column",
  quiet = false,
  hint,
  error,
  valid,
  ...native
}: FieldsetProps) {
  const ownId = useId();
  const id = native.id ?? ownId;
  const notes = { hint, error, valid };
  return (
    // A group that is wrong says so in its description alone: ARIA gives it no state of its own.
    <fieldset {...native} aria-describedby={describedBy(id, notes, native["aria-describedby"])}>
      <legend className={quiet ? visuallyHidden : styles.legend}>{legend}</legend>
      <GroupNotes {...notes} id={id} />
      <div className={styles.layout[layout]}>{children}</div>
    </fieldset>
  );
}
