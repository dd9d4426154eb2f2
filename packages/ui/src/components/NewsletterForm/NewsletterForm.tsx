"use client";

import type { Native } from "../../internal/native.ts";
import { type FormEvent, type ReactNode, useState } from "react";
import { visuallyHidden } from "../../internal/visuallyHidden.css.ts";
import { Button } from "../Button/Button.tsx";
import { TextField } from "../TextField/TextField.tsx";
import * as styles from "./NewsletterForm.css.ts";

export interface NewsletterFormProps extends Native<
  "form",
  "children" | "action" | "method" | "noValidate" | "onSubmit"
> {
  /** Where the form posts when script does not take it. Without one nothing leaves: show the form where script runs only. */
  action?: string | undefined;
  label: string;
  /** How an address is written: « Par exemple nom@domaine.example ». */
  hint?: string | undefined;
  placeholder: string;
  /** What the button does: « S’abonner ». */
  submitLabel: string;
  /** What becomes of the address, with its link. */
  notice: ReactNode;
  /** What is wrong with the address and how to mend it. */
  error?: string | undefined;
  /** How the request stands; said as it changes. */
  status?: string | undefined;
  /** The request is on its way. */
  loading?: boolean | undefined;
  /** Receives the address as typed; the field keeps it. Answers false to refuse it: then the field takes focus. */
  onSubmit?: ((address: string) => boolean) | undefined;
}

/** One address and one button. Validation speaks beside the field, never in the browser's own bubble. */
export function NewsletterForm({
  action,
  label,
  hint,
  placeholder,
  submitLabel,
  notice,
  error,
  status,
  loading = false,
  onSubmit,
  ...native
}: NewsletterFormProps) {
  // Focus that is already in the field does not read what it has just been told.
  const [refusedInPlace, setRefusedInPlace] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!onSubmit) return;
    event.preventDefault();
    if (loading) return;
    const field = event.currentTarget.elements.namedItem("email");
    if (!(field instanceof HTMLInputElement)) return;
    const isRefused = !onSubmit(field.value);
    setRefusedInPlace(isRefused && field === document.activeElement);
    if (isRefused) field.focus();
  };

  return (
    <form
      {...native}
      className={styles.form}
      action={action}
      // Outside a window, a form of this method sends nothing: no address ends in the page's own.
      method={action ? "post" : "dialog"}
      onSubmit={submit}
      noValidate={onSubmit !== undefined}
    >
      <div className={styles.row}>
        <TextField
          label={label}
          hint={hint}
          name="email"
          type="email"
          autoComplete="email"
          placeholder={placeholder}
          required
          error={error}
        />
        <Button type="submit" loading={loading}>
          {submitLabel}
        </Button>
      </div>
      <output className={styles.status}>
        {status ?? (refusedInPlace && error && <span className={visuallyHidden}>{error}</span>)}
      </output>
      <p className={styles.notice}>{notice}</p>
    </form>
  );
}
