import { words } from "#data/pages/lexique";
import type { Page } from "./page.schema.ts";

/** The words of the sea, at `/documents/lexique.html`. */
export const lexique = words satisfies Page;
