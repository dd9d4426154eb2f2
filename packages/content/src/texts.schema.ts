// Long texts that are kept apart from what lists their entries: of an article, of a page of the log.
import { z } from "zod";
import { fileId, list, paragraph } from "./fields.ts";

/** The whole text, one entry for each paragraph. */
export const body = list("Texte", paragraph).describe("un paragraphe par bloc, une ligne vide entre deux");

/** What an entry says, apart from its card: a page fetches it when it is read. */
export const longText = z.strictObject({
  /** The id of the entry in its collection. */
  id: fileId,
  body,
});

export type LongText = z.infer<typeof longText>;
