import { sheetMaking } from "@sillages/content";
import { RadioGroup } from "@sillages/ui";

interface BankFieldProps {
  banks: readonly { id: string; title: string }[];
  /** The id of the one that is chosen. */
  value: string;
  onChange: (id: string) => void;
}

/** The bank that questions are drawn from. */
export function BankField({ banks, value, onChange }: BankFieldProps) {
  return (
    <RadioGroup
      legend={sheetMaking.bank}
      options={banks.map(({ id, title }) => ({ value: id, label: title }))}
      value={value}
      onChange={onChange}
    />
  );
}
