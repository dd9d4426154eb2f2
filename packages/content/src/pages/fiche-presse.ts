import { words } from "#data/pages/fiche-presse";
import type { Page } from "./page.schema.ts";

/** The press kit on one sheet, at `/documents/fiche-presse.html`. */
export const pressSheet = {
  ...words,
  edition: (date: string) => `Édition du ${date}`,
} as const satisfies Page;
