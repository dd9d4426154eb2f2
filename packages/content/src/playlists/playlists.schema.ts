import { z } from "zod";
import { fileId, label, paragraph, pictogram, plateInk, scene } from "../fields.ts";

/** A playlist of /videos. How many videos it holds is counted. */
export const playlist = z.strictObject({
  id: fileId,
  title: label.meta({ title: "Titre" }),
  description: paragraph.meta({ title: "Texte" }),
  drawing: scene.meta({ title: "Dessin" }),
  icon: pictogram.meta({ title: "Pictogramme" }),
  tone: plateInk,
});

export type Playlist = z.infer<typeof playlist>;
