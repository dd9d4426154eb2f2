import { z } from "zod";
import { count, externalUrl, id, isoDate, label, paragraph, scene, views } from "../fields.ts";

const pressCategory = z.enum(["presse-ecrite", "television", "radio", "web"]);

export type PressCategory = z.infer<typeof pressCategory>;

const common = {
  id,
  category: pressCategory,
  title: z.string().min(10).max(120),
  /** The media as it writes its own name; counted for the media partners, so spelled as in the files of `data/media/`. */
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

const article = { ...common, type: z.literal("article"), readMinutes: count };
const recording = { ...common, type: z.enum(["video", "audio"]), durationMinutes: count };

/** The whole text, one entry for each paragraph; of a film or a sound, what is said in it. */
const body = z.array(paragraph).min(1, "écrire le texte sous l’en-tête, après la seconde ligne « --- »");

/** A piece of coverage with its text: an article says how long to read, a video or a sound how long it lasts. */
export const pressPiece = z.discriminatedUnion("type", [
  z.strictObject({ ...article, body }),
  z.strictObject({ ...recording, body }),
]);

export const pressItem = z.discriminatedUnion("type", [z.strictObject(article), z.strictObject(recording)]);

/** What the card of a piece says. */
export type PressItem = z.infer<typeof pressItem>;

/** What a piece says, apart from its card: a page fetches it when it is read. */
export const pressText = z.strictObject({
  /** The id of the piece in the press collection. */
  id,
  body,
});

export type PressText = z.infer<typeof pressText>;

/** A tab of /presse. */
export const pressTab = z.strictObject({ id: z.enum(["tous", ...pressCategory.options]), label });

export type PressTab = z.infer<typeof pressTab>;
