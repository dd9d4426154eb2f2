import { z } from "zod";
import { id, label, scene } from "../fields.ts";

/** A poster of the series, as the gallery shows it. Its number is its place. */
export const plate = z.strictObject({
  id: id.meta({
    title: "Nom du fichier",
    description: "en minuscules, sans accent, mots séparés par un tiret ; ne change plus une fois publié",
  }),
  drawing: scene.meta({ title: "Dessin" }),
  title: label.meta({ title: "Légende" }),
});

export type Plate = z.infer<typeof plate>;
