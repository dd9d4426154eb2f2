import { z } from "zod";
import { figureWords, fileId, label, paragraph, pictogram, scene } from "../fields.ts";

/** A figure of the home. */
export const statTile = z.strictObject({
  id: fileId,
  icon: pictogram.meta({ title: "Pictogramme" }),
  label: label.meta({ title: "Libellé" }),
  /** The figure as it is printed, from the constants. Examples: « 3 », « 25+ », « 100 % ». */
  value: z.string().min(1).max(8).meta(figureWords),
  /** How it is reckoned, or what is kept back: no figure is shown without it. */
  note: paragraph.max(160).meta({
    title: "D’où vient ce chiffre",
    description: "sa méthode ou sa réserve, en une ou deux phrases",
  }),
  /** The same once the boats are back, where it is no longer so. */
  noteAfter: paragraph.max(160).optional().meta({
    title: "La même, après le retour",
    description: "s’il y a lieu : ce qui est vrai une fois l’expédition terminée",
  }),
  drawing: scene.meta({ title: "Dessin" }),
});

export type StatTile = z.infer<typeof statTile>;
