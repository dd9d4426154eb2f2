import { TextField } from "@sillages/ui";
import { useState } from "react";
import { companyName, LONGEST } from "./companyName.ts";
import { useSailChoice, writeName } from "./sailChoice.ts";

export interface NameFieldProps {
  words: { label: string; hint: string };
  /** Two fields of a page have two names. */
  name: string;
}

/** Where a company's name is typed: it stands on the sails at each key. */
export function NameField({ words, name: field }: NameFieldProps) {
  const { name } = useSailChoice();
  const [typed, type] = useState("");
  return (
    <TextField
      {...words}
      name={field}
      autoComplete="organization"
      maxLength={LONGEST}
      // The space before the next word is typed, though no sail bears it yet.
      value={companyName(typed) === name ? typed : name}
      onChange={(value) => {
        type(value);
        writeName(companyName(value));
      }}
    />
  );
}
