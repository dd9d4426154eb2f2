import { type DocumentPath, keptDocuments, pdfPath, takeAway } from "@sillages/content";
import { files } from "../../files.ts";
import { pdfOf } from "../../documents/pdf/pdfOf.ts";
import { pressKitFile } from "./downloads.ts";
import { editionDate } from "../time/edition.ts";

const pdfAt = (path: string) => {
  const document: DocumentPath | undefined = keptDocuments.find((kept) => pdfPath(kept) === path);
  return document && pdfOf(document);
};

/** What a link to the file at `path` says of it: its format, its weight; nothing of a page. */
export function fileNote(path: string): { note?: string; fileName?: string } {
  const pdf = pdfAt(path);
  if (pdf) return pdf;
  const kit = pressKitFile();
  if (kit?.path === path) return { note: takeAway.file(path, kit.bytes) };
  const written = files.find((file) => file.path === path);
  if (!written) return {};
  const bytes = new TextEncoder().encode(written.text(editionDate().toISOString())).length;
  return { note: takeAway.file(path, bytes) };
}
