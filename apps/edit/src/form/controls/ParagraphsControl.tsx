import { mended } from "@sillages/content/mended";
import { TextArea } from "@sillages/ui";
import { useState } from "react";
import { words } from "../../words.ts";
import { type ControlProps, useForm } from "../FormContext.ts";
import { useWords } from "../useWords.ts";

const isText = (item: unknown) => typeof item === "string";
const joined = (value: unknown) => (Array.isArray(value) ? value.filter(isText).join("\n\n") : "");
const parted = (text: string) =>
  text.split(/\n[ \t]*\n/).map((paragraph) => paragraph.trim().replaceAll(/\s*\n\s*/g, " "));

/** A whole text: an empty line parts two paragraphs. */
export function ParagraphsControl({ field, path, value }: ControlProps<"paragraphs">) {
  const { change, folder, touch, findings } = useForm();
  // What is typed keeps its empty lines until the field is left.
  const [typed, setTyped] = useState<string>();
  const { label, hint, error } = useWords(field, path);
  const inside = findings.filter(
    ({ path: [first, second] }) => first === field.name && typeof second === "number",
  );
  const told = inside
    .map(({ field: place, problem, remedy }) => `${place} : ${problem}. ${remedy}`)
    .join(" ");
  const text = typed ?? joined(value);
  const keep = (written: string) => change(path, parted(written).filter(Boolean));
  return (
    <TextArea
      label={label}
      hint={hint ?? words.paragraphsHint}
      error={[error, told].filter(Boolean).join(" ")}
      name={path.join(".")}
      rows={16}
      value={text}
      onChange={(written) => {
        setTyped(written);
        keep(written);
      }}
      onBlur={() => {
        if (typed !== undefined)
          change(
            path,
            parted(typed)
              .filter(Boolean)
              .map((paragraph, at) => mended(paragraph, [...path, at], folder)),
          );
        setTyped(undefined);
        touch(path);
      }}
    />
  );
}
