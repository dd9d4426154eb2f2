import { z } from "zod";
import { id, label, pictogram, scene } from "../fields.ts";

/** A figure of the home. */
export const statTile = z.strictObject({
  id: id.meta({
    title: "Nom du fichier",
    description: "en minuscules, sans accent, mots séparés par un tiret ; ne change plus une fois publié",
  }),
  icon: pictogram.meta({ title: "Pictogramme" }),
  label: label.meta({ title: "Libellé" }),
  /** The figure as it is printed, from the constants. Examples: « 3 », « 25+ », « 100 % ». */
  value: z.string().min(1).max(8).meta({
    title: "Valeur",
    description: "telle qu’elle s’affiche ; une constante se nomme : $europeanStopovers",
  }),
  drawing: scene.meta({ title: "Dessin" }),
});

export type StatTile = z.infer<typeof statTile>;
