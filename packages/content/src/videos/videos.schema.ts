import { z } from "zod";
import { count, externalUrl, id, isoDate, label, paragraph, scene, views } from "../fields.ts";

/** A video, watched outside the site. */
export const video = z.strictObject({
  id,
  title: label,
  description: paragraph,
  thumbnail: scene,
  durationSeconds: count,
  views,
  /** The day it was published. */
  date: isoDate,
  category: z.enum(["presentation", "live", "equipe", "innovation"]),
  type: z.enum(["video", "live"]),
  featured: z.boolean(),
  /** True only while it is being broadcast. */
  live: z.boolean(),
  /** Where it is counted. */
  playlist: id,
  url: externalUrl,
});

export type Video = z.infer<typeof video>;
