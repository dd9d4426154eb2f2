import { z } from "zod";
import { count, externalUrl, id, isoDate, label, paragraph, scene, views } from "../fields.ts";

const pressCategory = z.enum(["presse-ecrite", "television", "radio", "web"]);

export type PressCategory = z.infer<typeof pressCategory>;

const common = {
  id,
  category: pressCategory,
  title: z.string().min(10).max(120),
  /** The media as it writes its own name; counted for the media partners, so spelled as in `media/media.ts`. */
  source: label,
  /** The day of publication; the page prints it in words. Example: `2025-10-16`. */
  fullDate: isoDate,
  /** Two sentences, on the card. */
  excerpt: paragraph,
  drawing: scene,
  /** Shown with the badge « À LA UNE ». */
  featured: z.boolean(),
  views,
  shares: z.int().nonnegative(),
  likes: z.int().nonnegative(),
  /** At least three, for the search; the card shows the first two. */
  tags: z.array(label).min(3).max(8),
  journalist: label,
  url: externalUrl,
};

/** A piece of coverage: an article says how long to read, a video or a sound how long it lasts. */
export const pressItem = z.discriminatedUnion("type", [
  z.strictObject({ ...common, type: z.literal("article"), readMinutes: count }),
  z.strictObject({ ...common, type: z.enum(["video", "audio"]), durationMinutes: count }),
]);

export type PressItem = z.infer<typeof pressItem>;

/** What a piece of coverage says, apart from what its card says: a page fetches it when it is read. */
export const pressText = z.strictObject({
  /** The id of the piece in the press collection. */
  id,
  /** The whole text, one entry for each paragraph; of a film or a sound, what is said in it. */
  body: z.array(paragraph).min(1),
});

export type PressText = z.infer<typeof pressText>;

/** A tab of /presse. */
export const pressTab = z.strictObject({ id: z.enum(["tous", ...pressCategory.options]), label });

export type PressTab = z.infer<typeof pressTab>;
