import { z } from "zod";
import { count, fileId, id, isoDate, scene, sentences, views, webAddress, words } from "../fields.ts";

/** A video, watched outside the site. */
export const video = z.strictObject({
  id: fileId,
  title: words("Titre"),
  description: sentences("Texte"),
  thumbnail: scene.meta({ title: "Dessin" }),
  durationSeconds: count.meta({ title: "Durée", description: "en secondes" }),
  views: views.meta({ title: "Vues", description: "840, 12.5K ou 1.2M" }),
  /** The day it was published. */
  date: isoDate.meta({ title: "Jour de publication", description: "année-mois-jour" }),
  category: z.enum(["presentation", "live", "equipe", "innovation"]).meta({ title: "Catégorie" }),
  type: z.enum(["video", "live"]).meta({ title: "Sorte" }),
  featured: z.boolean().meta({ title: "À la une", description: "montré avec l’étiquette « À la une »" }),
  /** True only while it is being broadcast. */
  live: z.boolean().meta({ title: "En direct", description: "oui seulement pendant la diffusion" }),
  /** Where it is counted. */
  playlist: id.meta({ title: "Liste de vidéos", description: "le nom du fichier de la liste" }),
  url: webAddress,
});

export type Video = z.infer<typeof video>;
