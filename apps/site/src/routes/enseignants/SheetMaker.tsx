"use client";

import { sheetMaking as words } from "@sillages/content";
import { Button, RadioGroup, Stack, Text } from "@sillages/ui";
import { newCode } from "../../teaching/newCode.ts";
import type { Version } from "../../teaching/sheet.ts";
import { SheetFields, sizeOptions } from "../../teaching/SheetFields.tsx";
import { Sheet } from "./Sheet.tsx";
import { SheetExports } from "./SheetExports.tsx";
import { SheetNews } from "./SheetNews.tsx";
import { type ThemedBank, useSheet } from "./useSheet.ts";

const versions: readonly Version[] = ["A", "B"];

export interface SheetMakerProps {
  banks: readonly [ThemedBank, ...ThemedBank[]];
}

/** Makes a sheet of a few questions: to print with its key, or to import elsewhere. */
export function SheetMaker({ banks }: SheetMakerProps) {
  const sheet = useSheet(banks);
  const { explained, form, print, questions, shown, title } = sheet;
  return (
    <Stack>
      <SheetFields
        banks={banks}
        form={form}
        themes={form.bank.themes.map((value) => ({ value, label: value }))}
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
      <SheetNews sheet={sheet} />
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
