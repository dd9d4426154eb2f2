import { z } from "zod";
import { figureValue, fileId, paragraph, pictogram, scene, words } from "../fields.ts";

/** A figure of the home. */
export const statTile = z.strictObject({
  id: fileId,
  icon: pictogram.meta({ title: "Pictogramme" }),
  label: words("Libellé"),
  value: figureValue.max(8),
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
