import { words } from "#data/pages/revue-de-presse";
import type { Page } from "./page.schema.ts";

/** The articles in full, at `/documents/revue-de-presse.html`: to print, and to read where no script runs. */
export const revueDePresse = {
  ...words,
  edition: (date: string) => `Édition du ${date}`,
} as const satisfies Page;
