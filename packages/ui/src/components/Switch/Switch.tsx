"use client";

import type { ReactNode } from "react";
import { ChoiceLine } from "../../internal/ChoiceLine.tsx";
import type { Notes } from "../../internal/FieldNotes.tsx";
import type { Native } from "../../internal/native.ts";
import * as styles from "./Switch.css.ts";

export interface SwitchProps extends Notes, Native<"input", "children" | "onChange" | "role" | "type"> {
  /** What is on when it is on, and never changes: « Sans limite de temps ». */
  children: ReactNode;
  /** Whether it is on, when the page holds it. */
  checked?: boolean | undefined;
  /** Whether it is on at first, when the form holds it. */
  defaultChecked?: boolean | undefined;
  /** Receives the state that the press asks for: it holds at once, nothing is to be sent. */
  onChange?: ((checked: boolean) => void) | undefined;
}

/** One setting that is on or off, and takes effect at once. */
export function Switch(props: SwitchProps) {
  // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says by itself whether it is on
  return <ChoiceLine {...props} role="switch" box="track" look={styles.track} />;
}
