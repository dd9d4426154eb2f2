import type { Mistake } from "@sillages/french";
import type { Finding } from "../finding.ts";
import { fieldName, type Subject, valueAt } from "../walk.ts";

/** `said` of the field of an entry that `path` leads to. */
export const at = ({ entry, file }: Subject, path: readonly PropertyKey[], said: Mistake): Finding => ({
  file,
  entry,
  field: fieldName(path),
  ...said,
});

export const fieldOf = ({ value }: Subject, field: string) => valueAt(value, [field]);
