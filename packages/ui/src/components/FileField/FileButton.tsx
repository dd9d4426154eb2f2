"use client";

import { useId } from "react";
import type { FieldWords } from "../../internal/Field.tsx";
import { FieldNotes, tiesTo } from "../../internal/FieldNotes.tsx";
import type { Native } from "../../internal/native.ts";
import { visuallyHidden } from "../../internal/visuallyHidden.css.ts";
import * as styles from "./FileButton.css.ts";

export interface FileButtonProps
  extends FieldWords, Native<"input", "children" | "defaultValue" | "onChange" | "type" | "value"> {
  /** A verb in the infinitive: « Choisir une photo ». */
  label: string;
  name: string;
  /** The formats that the browser offers: « image/jpeg,image/png ». Nobody is bound by it: look into the file. */
  accept?: string | undefined;
  variant: "button";
  /** Receives the file; the same one again too, once it has been mended. */
  onChange: (file: File) => void;
}

/** Opens the device's own choice of a file, in the words of the page instead of the browser's. */
export function FileButton(props: FileButtonProps) {
  const { label, hint, error, valid, variant: _, onChange, ...native } = props;
  const ownId = useId();
  const id = native.id ?? ownId;
  const notes = { hint, error, valid };
  return (
    <div className={styles.field}>
      <label className={styles.button}>
        <input
          {...native}
          {...tiesTo(id, notes, native["aria-describedby"])}
          type="file"
          className={visuallyHidden}
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) onChange(file);
            // Forgotten at once, so that choosing the same file again is heard.
            target.value = "";
          }}
        />
        {label}
      </label>
      <FieldNotes {...notes} id={id} />
    </div>
  );
}
