import { type ReactNode, useId } from "react";
import { CheckIcon, ExclamationIcon } from "../components/Icon/Icon.tsx";
import * as styles from "./Field.css.ts";

/** What every field says around its control. */
export interface FieldWords {
  /** Always seen; the placeholder is not a label. */
  label: string;
  /** The form that is expected, said before anything is entered. */
  hint?: string | undefined;
  /** What is missing and how to mend it; ties itself to the field. Empty when all is well. */
  error?: string | undefined;
  /** What was recognised: « Adresse reconnue. » Gives way to an error. */
  valid?: string | undefined;
}

interface FieldProps extends FieldWords {
  /** Of the control, where something else speaks of it; one is made up without it. */
  id?: string | undefined;
  /** What else describes the control: ids, beside those of its own words. */
  describedBy?: string | undefined;
  /** Makes it a landmark of its own, named by its label: the field of a search. */
  search?: boolean;
  /** Draws the control, with what ties it to its words. */
  children: (ties: FieldTies) => ReactNode;
}

interface FieldTies {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

/** A control, its label above, its hint and what is wrong or right with it below. */
export function Field(props: FieldProps) {
  const { label, hint, error, valid, describedBy, search = false, children } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const Element = search ? "search" : "div";
  const message = error || valid;
  const described = [describedBy, hint && `${id}-hint`, message && `${id}-message`].filter(Boolean).join(" ");
  return (
    <Element className={styles.field} aria-label={search ? label : undefined}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({
        id,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": described || undefined,
      })}
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
    </Element>
  );
}
