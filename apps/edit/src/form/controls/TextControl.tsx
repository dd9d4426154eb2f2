import { mended } from "@sillages/content/mended";
import { TextArea, TextField } from "@sillages/ui";
import { textOf } from "../../entry/textOf.ts";
import { type ControlProps, useForm } from "../FormContext.ts";
import { useWords } from "../useWords.ts";

export function TextControl({ field, path, value }: ControlProps<"text">) {
  const { change, folder, touch } = useForm();
  const text = textOf(value);
  const common = {
    ...useWords(field, path),
    name: path.join("."),
    value: text,
    onChange: (typed: string) => change(path, typed),
    onBlur: () => {
      const next = field.type === "text" ? mended(text, path, folder) : text.trim();
      if (next !== text) change(path, next);
      touch(path);
    },
  };
  if (field.long)
    return <TextArea {...common} rows={Math.min(12, Math.max(3, Math.ceil(text.length / 55)))} />;
  return <TextField {...common} type={field.type} />;
}
