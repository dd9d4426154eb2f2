"use client";

import { sheetMaking as words } from "@sillages/content";
import { Button, RadioGroup, Stack, Status, Text } from "@sillages/ui";
import { useAwake } from "../../shell/living/neverChanges.ts";
import { newCode } from "../../teaching/newCode.ts";
import type { Version } from "../../teaching/sheet.ts";
import { SheetFields, sizeOptions } from "../../teaching/SheetFields.tsx";
import type { ThemedBank } from "../../teaching/themedBanks.ts";
import { Sheet } from "./Sheet.tsx";
import { SheetExports } from "./SheetExports.tsx";
import { useSheet } from "./useSheet.ts";

const versions: readonly Version[] = ["A", "B"];

interface SheetMakerProps {
  banks: readonly [ThemedBank, ...ThemedBank[]];
}

/** Makes a sheet of a few questions: to print with its key, or to import elsewhere. */
export function SheetMaker({ banks }: SheetMakerProps) {
  const { explained, failed, form, print, questions, refused, retry, shown, title } = useSheet(banks);
  // Asleep, nothing is on its way.
  const awake = useAwake();
  const news = () => {
    if (failed) return words.failed;
    if (!questions) return awake && words.loading;
    if (questions.length === 0) return words.none;
    return questions.length < shown.size && words.fewer(questions.length);
  };
  return (
    <Stack>
      <SheetFields
        banks={banks}
        form={form}
        themes={form.bank.themes.map(({ name }) => ({ value: name, label: name }))}
        sizes={sizeOptions}
        codeHint={words.codeHint}
        version={
          <RadioGroup
            legend={words.version}
            options={versions.map((value) => ({ value, label: value }))}
            value={form.choices.version}
            onChange={(version) => form.choose({ version })}
          />
        }
      />
      <Stack direction="row" space="near">
        <Button disabled={questions?.length === 0} onClick={print}>
          {words.print}
        </Button>
        <Button variant="secondary" plain onClick={() => form.choose({ code: newCode() })}>
          {words.another}
        </Button>
      </Stack>
      <Status tone={failed || questions?.length === 0 ? "error" : "plain"}>{news()}</Status>
      <Status tone="heard">
        {form.changed && questions && questions.length > 0 && words.drawn(questions.length, shown.code)}
      </Status>
      <Status tone="error">{refused && words.noPrint}</Status>
      {failed && (
        <div>
          <Button variant="secondary" onClick={retry}>
            {words.retry}
          </Button>
        </div>
      )}
      {explained && questions && questions.length > 0 && (
        <>
          <SheetExports
            title={title}
            file={words.file(shown.code, shown.version)}
            questions={questions}
            explained={explained}
          />
          <Text tone="strong">{words.preview}</Text>
          <Sheet title={title} choices={shown} questions={questions} explained={explained} />
        </>
      )}
    </Stack>
  );
}
