import { z } from "zod";
import { fileId, pictogram, plateInk, sentences, words } from "../fields.ts";

/** What a partner gains, on /devenir-partenaire. */
export const benefit = z.strictObject({
  id: fileId,
  title: words("Titre"),
  description: sentences("Texte"),
  icon: pictogram.meta({ title: "Pictogramme" }),
  /** Never that of one of the three cards before: the plates touch, on one, two or three columns. */
  tone: plateInk,
});

export type Benefit = z.infer<typeof benefit>;
