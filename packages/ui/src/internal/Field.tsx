import { type ReactNode, useId } from "react";
import { FieldNotes, type Notes, tiesTo } from "./FieldNotes.tsx";
import * as styles from "./Field.css.ts";

/** What every field says around its control. */
export interface FieldWords extends Notes {
  /** Always seen; the placeholder is not a label. */
  label: string;
}

interface FieldProps extends FieldWords {
  /** Of the control, where something else speaks of it; one is made up without it. */
  id?: string | undefined;
  /** What else describes the control: ids, beside those of its own words. */
  describedBy?: string | undefined;
  /** Makes it a landmark of its own, named by its label: the field of a search. */
  search?: boolean;
  /** Draws the control, with what ties it to its words. */
  children: (ties: { id: string } & ReturnType<typeof tiesTo>) => ReactNode;
}

/** A control, its label above, its hint and what is wrong or right with it below. */
export function Field({ label, describedBy, search = false, children, id: given, ...notes }: FieldProps) {
  const ownId = useId();
  const id = given ?? ownId;
  const Element = search ? "search" : "div";
  return (
    <Element className={styles.field} aria-label={search ? label : undefined}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({ id, ...tiesTo(id, notes, describedBy) })}
      <FieldNotes {...notes} id={id} />
    </Element>
  );
}
