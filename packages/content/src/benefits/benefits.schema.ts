import { z } from "zod";
import { fileId, label, paragraph, pictogram, plateInk } from "../fields.ts";

/** What a partner gains, on /devenir-partenaire. */
export const benefit = z.strictObject({
  id: fileId,
  title: label.meta({ title: "Titre" }),
  description: paragraph.meta({ title: "Texte" }),
  icon: pictogram.meta({ title: "Pictogramme" }),
  /** Never that of one of the three cards before: the plates touch, on one, two or three columns. */
  tone: plateInk,
});

export type Benefit = z.infer<typeof benefit>;
