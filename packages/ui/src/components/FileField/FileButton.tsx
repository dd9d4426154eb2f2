"use client";

import { visuallyHidden } from "../../internal/visuallyHidden.css.ts";
import * as styles from "./FileButton.css.ts";

export interface FileButtonProps {
  /** A verb in the infinitive: « Choisir une photo ». */
  label: string;
  name: string;
  /** The formats that the browser offers: « image/jpeg,image/png ». Nobody is bound by it: look into the file. */
  accept?: string;
  variant: "button";
  /** Receives the file; the same one again too, once it has been mended. */
  onChange: (file: File) => void;
}

/** Opens the device's own choice of a file, in the words of the page instead of the browser's. */
export function FileButton({ label, name, accept, onChange }: Omit<FileButtonProps, "variant">) {
  return (
    <label className={styles.button}>
      <input
        type="file"
        className={visuallyHidden}
        name={name}
        accept={accept}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onChange(file);
          // Forgotten at once, so that choosing the same file again is heard.
          target.value = "";
        }}
      />
      {label}
    </label>
  );
}
