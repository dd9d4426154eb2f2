"use client";

import { type ReactNode, useId } from "react";
import * as styles from "./ChoiceLine.css.ts";
import { FieldNotes, type Notes, tiesTo } from "./FieldNotes.tsx";
import type { Native } from "./native.ts";

interface ChoiceLineProps extends Notes, Native<"input", "children" | "onChange" | "type"> {
  children: ReactNode;
  onChange?: ((checked: boolean) => void) | undefined;
  box: keyof typeof styles.widths;
  /** What is pressed. */
  look: string;
}

/** A box that one presses, the words beside it, and below them its hint and what is wrong or right with it. */
export function ChoiceLine(props: ChoiceLineProps) {
  const { children, hint, error, valid, onChange, box, look, ...native } = props;
  const ownId = useId();
  const id = native.id ?? ownId;
  const notes = { hint, error, valid };
  return (
    <div className={styles.choice}>
      <label className={styles.line}>
        <input
          {...native}
          {...tiesTo(id, notes, native["aria-describedby"])}
          type="checkbox"
          className={look}
          onChange={({ target }) => onChange?.(target.checked)}
        />
        {children}
      </label>
      {(hint || error || valid) && (
        <div className={styles.notes[box]}>
          <FieldNotes {...notes} id={id} />
        </div>
      )}
    </div>
  );
}
