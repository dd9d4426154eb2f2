import { z } from "zod";
import { id, label, paragraph, pictogram, tone } from "../fields.ts";

/** What a partner gains, on /devenir-partenaire. */
export const benefit = z.strictObject({
  id: id.meta({
    title: "Nom du fichier",
    description: "en minuscules, sans accent, mots séparés par un tiret ; ne change plus une fois publié",
  }),
  title: label.meta({ title: "Titre" }),
  description: paragraph.meta({ title: "Texte" }),
  icon: pictogram.meta({ title: "Pictogramme" }),
  /** Never that of one of the three cards before: the plates touch, on one, two or three columns. */
  tone: tone.meta({
    title: "Encre",
    description: "la couleur de la plaque ; deux voisines n’ont pas la même",
  }),
});

export type Benefit = z.infer<typeof benefit>;
