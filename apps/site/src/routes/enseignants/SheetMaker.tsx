"use client";

import { type Question, sheetMaking as words } from "@sillages/content";
import { Button, Grid, RadioGroup, Stack, Status, Text, TextField } from "@sillages/ui";
import { useDeferredValue, useMemo } from "react";
import type { Bank } from "../../sections/quiz/banks.ts";
import { useAwake } from "../../shell/neverChanges.ts";
import { usePrint } from "../../shell/usePrint.ts";
import { Sheet } from "./Sheet.tsx";
import { newCode } from "../../teaching/newCode.ts";
import { QuestionFilters, sizeOptions } from "../../teaching/QuestionFilters.tsx";
import { sheetOf, type Version } from "../../teaching/sheet.ts";
import { SheetExports } from "./SheetExports.tsx";
import { anyQuestions, useSheetChoices } from "../../teaching/useSheetChoices.ts";
import { useSheetMaterial } from "../../teaching/useSheetMaterial.ts";

type ThemedBank = Bank & { categories: readonly Question["category"][] };

export interface SheetMakerProps {
  banks: readonly [ThemedBank, ...ThemedBank[]];
}

const firstSheet = { ...anyQuestions, code: "MER" };

/** Makes a sheet of a few questions: to print with its key, or to import elsewhere. */
export function SheetMaker({ banks }: SheetMakerProps) {
  const { bank, chooseBank, changed, choices, choose } = useSheetChoices(banks, firstSheet);
  const { failed, material, retry } = useSheetMaterial(bank);
  // What is typed is on the screen before the sheet that it changes.
  const shown = useDeferredValue(choices);
  const questions = useMemo(() => material && sheetOf(material.bank.questions, shown), [material, shown]);
  const { print, refused } = usePrint(
    choices,
    questions !== undefined && questions.length > 0 && shown === choices,
  );
  // Asleep, nothing is on its way.
  const awake = useAwake();

  const printSheet = () => {
    if (failed) retry();
    print();
  };
  const title = words.title(bank.title, shown.category || undefined);
  return (
    <Stack>
      <Grid columns="halves">
        <RadioGroup
          legend={words.bank}
          options={banks.map(({ id, title: label }) => ({ value: id, label }))}
          value={bank.id}
          onChange={chooseBank}
        />
        <RadioGroup
          legend={words.version}
          options={(["A", "B"] as const).map((value) => ({ value, label: value }))}
          value={choices.version}
          onChange={(version: Version) => choose({ version })}
        />
        <QuestionFilters
          choices={choices}
          themes={bank.categories.map((value) => ({ value, label: value }))}
          sizes={sizeOptions}
          onChoose={choose}
        />
        <TextField
          name="code"
          label={words.code}
          hint={words.codeHint}
          value={choices.code}
          maxLength={24}
          onChange={(code) => choose({ code })}
        />
      </Grid>
      <Stack direction="row" space="near">
        <Button disabled={questions?.length === 0} onClick={printSheet}>
          {words.print}
        </Button>
        <Button variant="secondary" plain onClick={() => choose({ code: newCode() })}>
          {words.another}
        </Button>
      </Stack>
      <Status tone={failed || questions?.length === 0 ? "error" : "plain"}>
        {failed
          ? words.failed
          : !questions
            ? awake && words.loading
            : questions.length === 0
              ? words.none
              : questions.length < shown.size && words.fewer(questions.length)}
      </Status>
      <Status tone="heard">
        {changed && questions && questions.length > 0 && words.drawn(questions.length, shown.code)}
      </Status>
      <Status tone="error">{refused && words.noPrint}</Status>
      {failed && (
        <div>
          <Button variant="secondary" onClick={retry}>
            {words.retry}
          </Button>
        </div>
      )}
      {material && questions && questions.length > 0 && (
        <>
          <SheetExports
            title={title}
            file={words.file(shown.code, shown.version)}
            questions={questions}
            explained={material.explained}
          />
          <Text tone="strong">{words.preview}</Text>
          <Sheet title={title} choices={shown} questions={questions} explained={material.explained} />
        </>
      )}
    </Stack>
  );
}
