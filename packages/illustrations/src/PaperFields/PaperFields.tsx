import * as styles from "./PaperFields.css.ts";

export interface PaperFieldsProps {
  /** What is written by hand: « Nom », « Date ». */
  fields: readonly string[];
}

/** Lines to fill with a pencil, side by side, each after its name. */
export function PaperFields({ fields }: PaperFieldsProps) {
  return (
    <div className={styles.fields}>
      {fields.map((field) => (
        <span key={field} className={styles.field}>
          {field}
        </span>
      ))}
    </div>
  );
}
