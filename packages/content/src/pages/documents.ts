import { quizBanks } from "../quiz/banks.ts";
import { teachingFiles } from "../quiz/teaching.ts";
import type { DocumentPath } from "../routes.ts";
import { dayInShort, dayInWords } from "../format/months.ts";
import { counted } from "../format/numbers.ts";
import { weight } from "../format/weights.ts";

/** What one takes away, as « Télécharger » has it. */
const names: Partial<Record<DocumentPath, string>> = {
  "/documents/dossier.html": "le dossier partenaire",
  "/documents/rapport-rse.html": "l’exemple de rapport",
  "/documents/dossier-de-presse.html": "le dossier de presse",
  "/documents/fiche-presse.html": "la fiche",
  "/documents/reglement.html": "le règlement",
  ...Object.fromEntries(quizBanks.map(({ id }) => [teachingFiles(id).sheet, "la fiche et le corrigé"])),
};

/** What is said of a document that is kept as a PDF. */
export const pdfWords = {
  /** « Télécharger le dossier partenaire »: its format is said beside. */
  label: (path: DocumentPath) => `Télécharger ${names[path] ?? "le document"}`,
  /** « PDF, 12 pages, 905 ko, du 22 nov. 2026 ». */
  file: (pages: number, bytes: number, day: string) =>
    `PDF, ${counted(pages, "page")}, ${weight(bytes)}, du ${dayInShort(day)}\u00A0${day.slice(0, 4)}`,
  /** « Édition du 22 novembre 2026 ». */
  edition: (day: string) => `Édition du ${dayInWords(day)}`,
} as const;
