// Long texts that are kept apart from what lists their entries: of an article, of a page of the log.
import { z } from "zod";
import { fileId, paragraph } from "./fields.ts";

/** The whole text, one entry for each paragraph. */
export const body = z
  .array(paragraph)
  .min(1, "écrire le texte sous l’en-tête, après la seconde ligne « --- »")
  .meta({ title: "Texte", description: "un paragraphe par bloc, une ligne vide entre deux" });

/** What an entry says, apart from its card: a page fetches it when it is read. */
export const longText = z.strictObject({
  /** The id of the entry in its collection. */
  id: fileId,
  body,
});

export type LongText = z.infer<typeof longText>;
