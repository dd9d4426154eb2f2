import { SelectField } from "@sillages/ui";
import { words } from "../../words.ts";
import { Fields } from "./GroupControl.tsx";
import { caseOf, leftBy } from "../field.ts";
import { type ControlProps, useForm } from "../FormContext.ts";
import { useWords } from "../useWords.ts";

/** A choice, then the fields that it asks for. */
export function CasesControl({ field, path, value }: ControlProps<"cases">) {
  const { change } = useForm();
  const chosen = (value as Record<string, unknown> | undefined)?.[field.by];
  const by = { kind: "kept", name: field.by, label: field.label, required: true } as const;
  // Fields of the former case have no control any more: left in, the check would refuse them and nobody could remove them.
  const choose = (next: string) => {
    for (const name of leftBy(next, field)) change([...path, name], undefined);
    change([...path, field.by], next);
  };
  return (
    <>
      <SelectField
        {...useWords({ ...by, label: field.byLabel, hint: field.byHint }, [...path, field.by])}
        name={[...path, field.by].join(".")}
        options={[
          { value: "", label: words.choose },
          ...field.cases.flatMap(({ values }) => values.map((one) => ({ value: one, label: one }))),
        ]}
        value={typeof chosen === "string" ? chosen : ""}
        onChange={choose}
      />
      <Fields fields={caseOf(field, value)?.fields ?? []} path={path} value={value} />
    </>
  );
}
