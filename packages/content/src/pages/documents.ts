import { dayInWords } from "../format/months.ts";
import { counted } from "../format/numbers.ts";
import { weight } from "../format/weights.ts";

/** What is said of a document that is kept as a PDF. */
export const pdfWords = {
  label: "Télécharger le PDF",
  /** « PDF, 12 pages, 905 ko ». */
  file: (pages: number, bytes: number) => `PDF, ${counted(pages, "page")}, ${weight(bytes)}`,
  /** « Édition du 22 novembre 2026 ». */
  edition: (day: string) => `Édition du ${dayInWords(day)}`,
} as const;
