// Fetched when a file is asked for: few are.
import { aiken, gift, moodleXml, type MultipleChoice, qti } from "@sillages/formats";
import { exportBank } from "../../teaching/exportBank.ts";

const writers = {
  gift: { end: "gift.txt", type: "text/plain", write: gift },
  xml: { end: "xml", type: "application/xml", write: moodleXml },
  qti: { end: "qti.zip", type: "application/zip", write: qti },
  aiken: { end: "aiken.txt", type: "text/plain", write: aiken },
} as const;

/** A format that a sheet is handed over in. */
export type SheetFormat = keyof typeof writers;

/** The questions in `format`, and the end of the file's name. */
export function sheetFile(format: SheetFormat, title: string, questions: readonly MultipleChoice[]) {
  const { end, type, write } = writers[format];
  return { end, blob: new Blob([write(exportBank(title, questions))], { type }) };
}
