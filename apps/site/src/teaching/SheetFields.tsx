import { difficulties, schoolLevels, sheetMaking as words } from "@sillages/content";
import { Grid, RadioGroup, SelectField, TextField } from "@sillages/ui";
import type { ReactNode } from "react";
import type { SheetChoices } from "./sheet.ts";
import type { SheetForm } from "./useSheetChoices.ts";

interface Option<Value extends string = string> {
  value: Value;
  label: string;
}

interface SheetFieldsProps {
  banks: readonly { id: string; title: string }[];
  form: SheetForm<{ id: string }>;
  /** The themes of the bank that is chosen. */
  themes: readonly Option<SheetChoices["category"]>[];
  /** How many questions one may take. */
  sizes: readonly Option[];
  /** What the same code gives again. */
  codeHint: string;
  /** Its field, where a sheet has several. */
  version?: ReactNode;
  /** Their field, where a class plays in teams. */
  teams?: ReactNode;
}

/** Which questions are drawn: the bank, the theme, the difficulty, the school level, how many, and the code of the draw. */
export function SheetFields({ banks, form, themes, sizes, codeHint, version, teams }: SheetFieldsProps) {
  const { bank, chooseBank, choices, choose } = form;
  const bankChoice = (
    <RadioGroup
      legend={words.bank}
      options={banks.map(({ id, title }) => ({ value: id, label: title }))}
      value={bank.id}
      onChange={chooseBank}
    />
  );
  return (
    <Grid columns="one">
      {/* Its tiles are taller than the fields: they stand beside others like them, or alone. */}
      {version ? (
        <Grid columns="halves">
          {bankChoice}
          {version}
        </Grid>
      ) : (
        bankChoice
      )}
      <Grid columns="halves">
        <SelectField
          name="theme"
          label={words.category}
          options={[{ value: "", label: words.everyCategory }, ...themes]}
          value={choices.category}
          onChange={(category) => choose({ category })}
        />
        <SelectField
          name="difficulte"
          label={words.difficulty}
          options={[
            { value: "", label: words.everyDifficulty },
            ...difficulties.map(({ label }) => ({ value: label, label })),
          ]}
          value={choices.difficulty}
          onChange={(difficulty) => choose({ difficulty })}
        />
        <SelectField
          name="niveau"
          label={words.level}
          options={[
            { value: "", label: words.everyLevel },
            ...schoolLevels.map((value) => ({ value, label: value })),
          ]}
          value={choices.level}
          onChange={(level) => choose({ level })}
        />
        <SelectField
          name="nombre"
          label={words.size}
          options={sizes}
          value={String(choices.size)}
          onChange={(size) => choose({ size: Number(size) })}
        />
        {teams}
        <TextField
          name="code"
          label={words.code}
          hint={codeHint}
          value={choices.code}
          maxLength={24}
          onChange={(code) => choose({ code })}
        />
      </Grid>
    </Grid>
  );
}

/** How many questions are offered of any bank. */
export const sizeOptions: readonly Option[] = [5, 10, 15, 20].map((size) => ({
  value: String(size),
  label: words.questions(size),
}));
