"use client";

import { useEffect, useImperativeHandle, useRef } from "react";
import { Field, type FieldWords } from "../../internal/Field.tsx";
import type { Native } from "../../internal/native.ts";
import { CloseIcon, SearchIcon } from "../Icon/Icon.tsx";
import * as styles from "./SearchField.css.ts";

export interface SearchFieldProps
  extends
    FieldWords,
    Native<"input", "children" | "defaultValue" | "onChange" | "onKeyDown" | "type" | "value"> {
  /** What is searched: « Rechercher ». Also names the landmark. */
  label: string;
  name: string;
  /** What the button that empties it does: « Effacer la recherche ». */
  clearLabel: string;
  value: string;
  /** Receives what is typed, at each key, and an empty text when it is cleared, or its form reset. */
  onChange: (value: string) => void;
}

/** Words to look for; the list answers as they are typed. Say how many it finds in an `<output>` beside it. */
export function SearchField(props: SearchFieldProps) {
  const { label, hint, error, valid, clearLabel, value, onChange, id, ref, ...native } = props;
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current!, []);
  // After each event React writes the value in the attribute too, and after Back or a reload a browser gives back only what differs
  // from its attribute.
  useEffect(() =>
    queueMicrotask(() => {
      const field = input.current;
      if (!field) return;
      const words = field.value;
      field.defaultValue = "";
      // Where nothing was typed yet, a field shows its attribute.
      if (field.value !== words) field.value = words;
    }),
  );
  useEffect(() => {
    const form = input.current?.form;
    const empty = () => onChange("");
    form?.addEventListener("reset", empty);
    return () => form?.removeEventListener("reset", empty);
  });
  return (
    <Field {...{ label, hint, error, valid, id }} search describedBy={native["aria-describedby"]}>
      {(ties) => (
        <div className={styles.frame}>
          <SearchIcon />
          <input
            {...native}
            {...ties}
            value={value}
            ref={input}
            type="search"
            className={styles.input}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={(event) => {
              // During a composition, it gives up an accent, or the words that a keyboard proposes.
              if (event.key === "Escape" && value && !event.nativeEvent.isComposing) {
                // Some browsers do it by themselves; and a dialog around it stays open.
                event.preventDefault();
                event.stopPropagation();
                onChange("");
              }
            }}
          />
          {value && (
            <button
              type="button"
              className={styles.clear}
              aria-label={clearLabel}
              onClick={() => {
                onChange("");
                input.current?.focus();
              }}
            >
              <CloseIcon size={1.1} />
            </button>
          )}
        </div>
      )}
    </Field>
  );
}
