import { sheetMaking } from "@sillages/content";
import { TextField } from "@sillages/ui";

interface CodeFieldProps {
  /** What the same code gives again. */
  hint: string;
  value: string;
  onChange: (code: string) => void;
}

/** The code of a draw: who types it again has the same questions. */
export function CodeField({ hint, value, onChange }: CodeFieldProps) {
  return (
    <TextField
      name="code"
      label={sheetMaking.code}
      hint={hint}
      value={value}
      maxLength={24}
      onChange={onChange}
    />
  );
}
