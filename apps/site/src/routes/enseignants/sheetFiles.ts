// Fetched when a file is asked for: few are.
import { aiken, gift, moodleXml, qti } from "@sillages/formats";
import { type Exported, exportBank } from "../../teaching/exportBank.ts";
import type { SheetFormat } from "./sheetFormats.ts";

const writers = {
  gift: { end: "gift.txt", type: "text/plain", write: gift },
  xml: { end: "xml", type: "application/xml", write: moodleXml },
  qti: { end: "qti.zip", type: "application/zip", write: qti },
  aiken: { end: "aiken.txt", type: "text/plain", write: aiken },
} as const;

/** The questions in a format, and the end of the file's name. */
export function sheetFile({ id, pictures }: SheetFormat, title: string, questions: readonly Exported[]) {
  const { end, type, write } = writers[id];
  return { end, blob: new Blob([write(exportBank(title, questions, { pictures }))], { type }) };
}
