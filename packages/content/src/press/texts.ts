// A door of its own: a page that only lists the articles does not carry them.
import { changeDeMetierText } from "./change-de-metier.text.ts";
import type { PressText } from "./press.schema.ts";

/** The whole text of each piece of coverage, in the order of the press collection. */
export const pressTexts: readonly PressText[] = [changeDeMetierText];
