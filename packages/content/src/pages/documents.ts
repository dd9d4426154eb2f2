import type { teachingFiles } from "../quiz/teaching.ts";
import type { DocumentPath, keptDocuments } from "../routes.ts";
import { dayInShort, dayInWords } from "../format/months.ts";
import { counted } from "../format/numbers.ts";
import { weight } from "../format/weights.ts";

type SheetPath = ReturnType<typeof teachingFiles>["sheet"];

/** What one takes away, as « Télécharger » has it. */
const names: Record<Exclude<(typeof keptDocuments)[number], SheetPath>, string> = {
  "/documents/dossier.html": "le dossier partenaire",
  "/documents/rapport-rse.html": "l’exemple de rapport",
  "/documents/dossier-de-presse.html": "le dossier de presse",
  "/documents/fiche-presse.html": "la fiche",
  "/documents/reglement.html": "le règlement",
};

const isNamed = (path: DocumentPath): path is keyof typeof names => path in names;

/** What is said of a document that is kept as a PDF. */
export const pdfWords = {
  /** « Télécharger le dossier partenaire »: its format is said beside. */
  label: (path: DocumentPath) => `Télécharger ${isNamed(path) ? names[path] : "la fiche et le corrigé"}`,
  /** « PDF, 12 pages, 905 ko, du 22 nov. 2026 ». */
  file: (pages: number, bytes: number, day: string) =>
    `PDF, ${counted(pages, "page")}, ${weight(bytes)}, du ${dayInShort(day)}\u00A0${day.slice(0, 4)}`,
  /** « Édition du 22 novembre 2026 ». */
  edition: (day: string) => `Édition du ${dayInWords(day)}`,
} as const;
