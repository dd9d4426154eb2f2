import { words } from "#data/pages/dossier-de-presse";
import type { Page } from "./page.schema.ts";

/** The press kit as a document, at `/documents/dossier-de-presse.html`. */
export const pressDossier = {
  ...words,
  edition: (date: string) => `Édition du ${date}`,
} as const satisfies Page;
