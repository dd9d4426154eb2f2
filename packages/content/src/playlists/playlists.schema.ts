import { z } from "zod";
import { id, label, paragraph, pictogram, scene, tone } from "../fields.ts";

/** A playlist of /videos. How many videos it holds is counted. */
export const playlist = z.strictObject({
  id,
  title: label,
  description: paragraph,
  drawing: scene,
  icon: pictogram,
  tone,
});

export type Playlist = z.infer<typeof playlist>;
