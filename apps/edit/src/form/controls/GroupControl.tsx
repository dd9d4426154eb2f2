import { Fieldset } from "@sillages/ui";
import type { Field } from "../field.ts";
import type { Path } from "../../entry/paths.ts";
import { type ControlProps, useForm } from "../FormContext.ts";
import { useWords } from "../useWords.ts";

export function GroupControl({ field, path, value }: ControlProps<"group">) {
  const { label, hint, error } = useWords(field, path);
  return (
    <Fieldset legend={label} hint={hint} error={error}>
      <Fields {...{ fields: field.fields, path, value }} />
    </Fieldset>
  );
}

/** The fields of an object, one below the other. */
export function Fields({ fields, path, value }: { fields: readonly Field[]; path: Path; value: unknown }) {
  const { Control } = useForm();
  const inside = typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  return fields.map((field) => (
    <Control key={field.name} field={field} path={[...path, field.name]} value={inside[field.name]} />
  ));
}
