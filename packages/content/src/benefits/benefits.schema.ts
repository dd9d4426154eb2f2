import { z } from "zod";
import { fileId, pictogram, plateInk, sentences, words } from "../fields.ts";
import { link } from "../pages/shapes.schema.ts";

/** What a partner gains, on /devenir-partenaire. */
export const benefit = z.strictObject({
  id: fileId,
  title: words("Titre"),
  description: sentences("Texte"),
  /** Where one sees what is received. */
  example: link.optional().meta({ title: "Exemple", description: "où l’on voit ce qui est reçu" }),
  /** The line of the price grid that it is paid by, where a space does not include it: a proposal says how much. */
  price: fileId.optional().meta({
    title: "Prix à part",
    description: "le nom de la fiche de data/prices qui dit ce qu’il coûte ; vide : compris avec un espace",
  }),
  icon: pictogram.meta({ title: "Pictogramme" }),
  /** Never that of one of the three cards before: the plates touch, on one, two or three columns. */
  tone: plateInk,
});

export type Benefit = z.infer<typeof benefit>;
