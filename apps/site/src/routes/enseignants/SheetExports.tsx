import { sheetMaking } from "@sillages/content";
import { Button, Stack, Status, Text } from "@sillages/ui";
import { useState } from "react";
import type { Explained } from "../../sections/quiz/explanations.ts";
import { download } from "../../shell/links/download.ts";
import type { SheetQuestion } from "../../teaching/sheet.ts";
import { type SheetFormat, sheetFormats } from "./sheetFormats.ts";

const { exports, failed: failure, formats, withoutPictures } = sheetMaking;

interface SheetExportsProps {
  title: string;
  /** The name of the files, without its end. */
  file: string;
  questions: readonly SheetQuestion[];
  explained: ReadonlyMap<string, Explained>;
}

/** The questions of the sheet, in its order, for course platforms. The files are made here: nothing is sent. */
export function SheetExports({ title, file, questions, explained }: SheetExportsProps) {
  const [failed, setFailed] = useState(false);
  const inWords = questions.filter(({ picture }) => !picture);
  // Never a file of nothing.
  const offered = sheetFormats.filter(({ pictures }) => pictures || inWords.length > 0);

  const keep = async (format: SheetFormat) => {
    const { sheetFile } = await import("./sheetFiles.ts");
    const exported = questions.flatMap((question) => {
      const why = explained.get(question.id);
      return why ? [{ ...question, ...why }] : [];
    });
    const { blob, end } = sheetFile(format, title, exported);
    download(blob, `${file}.${end}`);
  };

  return (
    <Stack space="near">
      <Text tone="strong">{exports}</Text>
      <Stack direction="row" space="near">
        {offered.map((format) => (
          <Button
            key={format.id}
            variant="secondary"
            size="small"
            onClick={() =>
              keep(format).then(
                () => setFailed(false),
                () => setFailed(true),
              )
            }
          >
            {formats[format.id]}
          </Button>
        ))}
      </Stack>
      {inWords.length < questions.length && <Text size="small">{withoutPictures}</Text>}
      <Status tone="error">{failed && failure}</Status>
    </Stack>
  );
}
