import { z } from "zod";
import { fileId, pictogram, plateInk, scene, sentences, words } from "../fields.ts";

/** A playlist of /videos. How many videos it holds is counted. */
export const playlist = z.strictObject({
  id: fileId,
  title: words("Titre"),
  description: sentences("Texte"),
  drawing: scene.meta({ title: "Dessin" }),
  icon: pictogram.meta({ title: "Pictogramme" }),
  tone: plateInk,
});

export type Playlist = z.infer<typeof playlist>;
