import { z } from "zod";
import { id, label, paragraph, scene } from "../fields.ts";

/** A slide of the home's showcase. */
export const slide = z.strictObject({
  id: id.meta({
    title: "Nom du fichier",
    description: "en minuscules, sans accent, mots séparés par un tiret ; ne change plus une fois publié",
  }),
  drawing: scene.meta({ title: "Dessin" }),
  /** Also its entry beside the drawing. */
  title: label.meta({ title: "Titre" }),
  description: paragraph.meta({ title: "Texte" }),
});

export type Slide = z.infer<typeof slide>;
