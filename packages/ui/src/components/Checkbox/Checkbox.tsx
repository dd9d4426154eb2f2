"use client";

import type { ReactNode } from "react";
import { ChoiceLine } from "../../internal/ChoiceLine.tsx";
import type { Notes } from "../../internal/FieldNotes.tsx";
import type { Native } from "../../internal/native.ts";
import * as styles from "./Checkbox.css.ts";

export interface CheckboxProps extends Notes, Native<"input", "children" | "onChange" | "type"> {
  /** What is chosen when it is ticked: « Dans ma proposition ». */
  children: ReactNode;
  /** Whether it is ticked, when the page holds it. */
  checked?: boolean | undefined;
  /** Whether it is ticked at first, when the form holds it. */
  defaultChecked?: boolean | undefined;
  /** Receives the state that the press asks for. */
  onChange?: ((checked: boolean) => void) | undefined;
}

/** One thing that is taken or left; several stand in a `Fieldset` or on the cards that they choose. */
export function Checkbox(props: CheckboxProps) {
  return <ChoiceLine {...props} box="box" look={styles.box} />;
}
