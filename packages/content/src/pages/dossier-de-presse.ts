import { words } from "#data/pages/dossier-de-presse";
import type { YearMonth } from "../fields.ts";
import { monthInWords } from "../format/months.ts";
import type { Page } from "./page.schema.ts";

/** The press kit as a document, at `/documents/dossier-de-presse.html`. */
export const pressDossier = {
  ...words,
  /** « La route en novembre 2026 » */
  road: (month: YearMonth) => `La route en ${monthInWords(month)}`,
  edition: (date: string) => `Édition du ${date}`,
} as const satisfies Page;
