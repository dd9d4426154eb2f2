import { classPlay as words } from "@sillages/content";
import { Grid, SelectField } from "@sillages/ui";
import { BankField } from "../../teaching/BankField.tsx";
import { CodeField } from "../../teaching/CodeField.tsx";
import { QuestionFilters, sizeOptions } from "../../teaching/QuestionFilters.tsx";
import type { SheetForm } from "../../teaching/useSheetChoices.ts";
import type { ClassBank } from "./classBanks.ts";
import { MOST_TEAMS } from "./classGame.ts";

interface ClassFieldsProps {
  banks: readonly ClassBank[];
  form: SheetForm<ClassBank>;
  teams: number;
  onTeams: (teams: number) => void;
}

/** Which questions, and for how many teams. */
export function ClassFields({ banks, form, teams, onTeams }: ClassFieldsProps) {
  const { bank, chooseBank, choices, choose } = form;
  // One for every bank: who has asked for all the questions still does when the bank changes.
  const whole = Math.max(...banks.map(({ size }) => size));
  return (
    <Grid columns="halves">
      <BankField banks={banks} value={bank.id} onChange={chooseBank} />
      <QuestionFilters
        choices={choices}
        themes={bank.themes.map(({ name, size }) => ({ value: name, label: words.theme(name, size) }))}
        sizes={[...sizeOptions, { value: String(whole), label: words.whole }]}
        onChoose={choose}
      />
      <SelectField
        name="equipes"
        label={words.teams}
        options={Array.from({ length: MOST_TEAMS + 1 }, (_, count) => ({
          value: String(count),
          label: words.teamCount(count),
        }))}
        value={String(teams)}
        onChange={(count) => onTeams(Number(count))}
      />
      <CodeField hint={words.codeHint} value={choices.code} onChange={(code) => choose({ code })} />
    </Grid>
  );
}
