import { Fieldset } from "@sillages/ui";
import { words } from "../../words.ts";
import { type ControlProps, useForm } from "../FormContext.ts";
import { useWords } from "../useWords.ts";

/** As many fields as the list has items, no more and no less. */
export function RowControl({ field, path, value }: ControlProps<"row">) {
  const { Control } = useForm();
  const { label, hint, error } = useWords(field, path);
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <Fieldset legend={label} hint={hint} error={error}>
      {field.items.map((item, at) => (
        <Control
          // Nothing but its place tells one item from another.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          field={{ ...item, label: words.item(field.label, at + 1) }}
          path={[...path, at]}
          value={items[at] === "" ? undefined : items[at]}
        />
      ))}
    </Fieldset>
  );
}
