import { TextField } from "@sillages/ui";
import { textOf } from "../../entry/textOf.ts";
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
      onChange={(typed) => change(path, numberOf(typed))}
      onBlur={() => touch(path)}
    />
  );
}

/** « 4,5 » → 4.5, and « 4, » as it is: somebody is typing. */
function numberOf(typed: string): number | string | undefined {
  const plain = typed.trim().replace(",", ".");
  if (plain === "") return undefined;
  return /^-?\d+(?:\.\d*[1-9])?$/.test(plain) ? Number(plain) : typed;
}
