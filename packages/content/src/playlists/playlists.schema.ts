import { z } from "zod";
import { label, paragraph, pictogram, scene, tone } from "../fields.ts";

export const playlistId = z.enum([
  "education",
  "musique-et-culture",
  "recherche-scientifique",
  "rencontres-humaines",
  "solutions-durables",
  "vie-a-bord",
]);

export type PlaylistId = z.infer<typeof playlistId>;

/** A playlist of /videos. How many videos it holds is counted. */
export const playlist = z.strictObject({
  id: playlistId,
  title: label,
  description: paragraph,
  drawing: scene,
  icon: pictogram,
  tone,
});

export type Playlist = z.infer<typeof playlist>;
