import { spaceChoice } from "@sillages/content";
import { lineOf } from "@sillages/quiz-engine/board";
import { TextField } from "@sillages/ui";
import { useState } from "react";
import { useChoicePart, writeName } from "./sailChoice.ts";

export interface NameFieldProps {
  words: { label: string; hint: string };
  /** Two fields of a page have two names. */
  name: string;
}

/** Where a company's name is typed: it stands on the sails at each key. */
export function NameField({ words, name: field }: NameFieldProps) {
  const name = useChoicePart((choice) => choice.name);
  const overlong = useChoicePart((choice) => choice.overlong);
  const [typed, type] = useState("");
  const read = overlong ?? name;
  return (
    <TextField
      {...words}
      name={field}
      autoComplete="organization"
      error={overlong && spaceChoice.overlong}
      // The space before the next word is typed, though no sail bears it yet.
      value={lineOf(typed) === read ? typed : read}
      onChange={(value) => {
        type(value);
        writeName(value);
      }}
    />
  );
}
