import { sheetMaking as words } from "@sillages/content";
import { Grid, RadioGroup } from "@sillages/ui";
import { BankField } from "../../teaching/BankField.tsx";
import { CodeField } from "../../teaching/CodeField.tsx";
import { QuestionFilters, sizeOptions } from "../../teaching/QuestionFilters.tsx";
import type { Version } from "../../teaching/sheet.ts";
import type { SheetForm } from "../../teaching/useSheetChoices.ts";
import type { ThemedBank } from "./useSheet.ts";

const versions: readonly Version[] = ["A", "B"];

interface SheetFieldsProps {
  banks: readonly ThemedBank[];
  form: SheetForm<ThemedBank>;
}

/** Which questions, in which version. */
export function SheetFields({ banks, form }: SheetFieldsProps) {
  const { bank, chooseBank, choices, choose } = form;
  return (
    <Grid columns="halves">
      <BankField banks={banks} value={bank.id} onChange={chooseBank} />
      <RadioGroup
        legend={words.version}
        options={versions.map((value) => ({ value, label: value }))}
        value={choices.version}
        onChange={(version) => choose({ version })}
      />
      <QuestionFilters
        choices={choices}
        themes={bank.themes.map((value) => ({ value, label: value }))}
        sizes={sizeOptions}
        onChoose={choose}
      />
      <CodeField hint={words.codeHint} value={choices.code} onChange={(code) => choose({ code })} />
    </Grid>
  );
}
