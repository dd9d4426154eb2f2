import { TextField } from "@sillages/ui";
import { textOf } from "../../entry/textOf.ts";
import { numberOf } from "../numberOf.ts";
import { type ControlProps, useForm } from "../FormContext.ts";
import { useWords } from "../useWords.ts";

/** Figures. What is no number stays as it was typed: the check says what to do with it. */
export function NumberControl({ field, path, value }: ControlProps<"number">) {
  const { change, touch } = useForm();
  return (
    <TextField
      {...useWords(field, path)}
      name={path.join(".")}
      inputMode="decimal"
      value={textOf(value)}
      onChange={(typed) => change(path, numberOf(typed, "typing"))}
      onBlur={() => {
        if (typeof value === "string") change(path, numberOf(value, "left"));
        touch(path);
      }}
    />
  );
}
