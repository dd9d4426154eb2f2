import { z } from "zod";
import { id, label, paragraph, pictogram, scene, tone } from "../fields.ts";

/** A playlist of /videos. How many videos it holds is counted. */
export const playlist = z.strictObject({
  id: id.meta({
    title: "Nom du fichier",
    description: "en minuscules, sans accent, mots séparés par un tiret ; ne change plus une fois publié",
  }),
  title: label.meta({ title: "Titre" }),
  description: paragraph.meta({ title: "Texte" }),
  drawing: scene.meta({ title: "Dessin" }),
  icon: pictogram.meta({ title: "Pictogramme" }),
  tone: tone.meta({
    title: "Encre",
    description: "la couleur de la plaque ; deux voisines n’ont pas la même",
  }),
});

export type Playlist = z.infer<typeof playlist>;
