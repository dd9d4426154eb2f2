import { FieldNotes, type Notes } from "../../internal/FieldNotes.tsx";
import * as styles from "./Fieldset.css.ts";

/** What is said of a whole group, before its controls: they may be longer than the window. */
export function GroupNotes(props: Notes & { id: string }) {
  const { hint, error, valid } = props;
  if (!hint && !error && !valid) return null;
  return (
    <div className={styles.notes}>
      <FieldNotes {...props} />
    </div>
  );
}
