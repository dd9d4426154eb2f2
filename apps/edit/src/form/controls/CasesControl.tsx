import { SelectField } from "@sillages/ui";
import { words } from "../../words.ts";
import { Fields } from "./GroupControl.tsx";
import { type ControlProps, useForm } from "../FormContext.ts";
import { useWords } from "../useWords.ts";

/** A choice, then the fields that it asks for. */
export function CasesControl({ field, path, value }: ControlProps<"cases">) {
  const { change } = useForm();
  const chosen = (value as Record<string, unknown> | undefined)?.[field.by];
  const now = field.cases.find(({ values }) => values.some((one) => one === chosen)) ?? field.cases[0];
  const by = { kind: "kept", name: field.by, label: field.label, required: true } as const;
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
        onChange={(next) => change([...path, field.by], next)}
      />
      <Fields fields={now?.fields ?? []} path={path} value={value} />
    </>
  );
}
