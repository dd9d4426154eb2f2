import { CheckIcon, ExclamationIcon } from "../components/Icon/Icon.tsx";
import * as styles from "./FieldNotes.css.ts";

/** What every field says beside its label, in the same words and the same order. */
export interface Notes {
  /** The form that is expected, said before anything is entered. */
  hint?: string | undefined;
  /** What is missing and how to mend it; ties itself to the field. Empty when all is well. */
  error?: string | undefined;
  /** What was recognised: « Adresse reconnue. » Gives way to an error. */
  valid?: string | undefined;
}

/** The ids of what describes the control `id`: its notes, after `others`. */
export const describedBy = (id: string, { hint, error, valid }: Notes, others?: string) =>
  [others, hint && `${id}-hint`, (error || valid) && `${id}-message`].filter(Boolean).join(" ") || undefined;

/** What ties a control to its notes. */
export const tiesTo = (id: string, notes: Notes, others?: string) => ({
  "aria-describedby": describedBy(id, notes, others),
  // Without an error, what the page says of the control by itself holds.
  ...(notes.error && { "aria-invalid": true as const }),
});

/** The hint of the control `id`, then what is wrong or right with it. */
export function FieldNotes({ id, hint, error, valid }: Notes & { id: string }) {
  const message = error || valid;
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {message && (
        <p id={`${id}-message`} className={error ? styles.error : styles.valid}>
          {error ? <ExclamationIcon /> : <CheckIcon />}
          {message}
        </p>
      )}
    </>
  );
}
