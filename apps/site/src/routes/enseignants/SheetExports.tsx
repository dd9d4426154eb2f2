"use client";

import { sheetMaking } from "@sillages/content";
import { Button, Stack, Status, Text } from "@sillages/ui";
import { useState } from "react";
import type { Explained } from "../../sections/quiz/explanations.ts";
import { choiceOf, isExported } from "../../teaching/exportBank.ts";
import type { SheetQuestion } from "../../teaching/sheet.ts";
import type { SheetFormat } from "./sheetFiles.ts";

const { exports, failed: failure, formats, withoutPictures } = sheetMaking;

export interface SheetExportsProps {
  title: string;
  /** The name of the files, without its end. */
  file: string;
  questions: readonly SheetQuestion[];
  explained: ReadonlyMap<string, Explained>;
}

/** The questions of the sheet, in its order, for course platforms. The files are made here: nothing is sent. */
export function SheetExports({ title, file, questions, explained }: SheetExportsProps) {
  const [failed, setFailed] = useState(false);
  const exported = questions.filter(isExported);

  const keep = async (format: SheetFormat) => {
    const { sheetFile } = await import("./sheetFiles.ts");
    const choices = exported.flatMap((question) => {
      const why = explained.get(question.id);
      return why ? [choiceOf({ ...question, ...why })] : [];
    });
    const { blob, end } = sheetFile(format, title, choices);
    const address = URL.createObjectURL(blob);
    Object.assign(document.createElement("a"), { href: address, download: `${file}.${end}` }).click();
    URL.revokeObjectURL(address);
  };

  return (
    <Stack space="near">
      <Text tone="strong">{exports}</Text>
      <Stack direction="row" space="near">
        {(Object.keys(formats) as SheetFormat[]).map((format) => (
          <Button
            key={format}
            variant="secondary"
            size="small"
            onClick={() =>
              keep(format).then(
                () => setFailed(false),
                () => setFailed(true),
              )
            }
          >
            {formats[format]}
          </Button>
        ))}
      </Stack>
      {exported.length < questions.length && <Text size="small">{withoutPictures}</Text>}
      <Status tone="error">{failed && failure}</Status>
    </Stack>
  );
}
