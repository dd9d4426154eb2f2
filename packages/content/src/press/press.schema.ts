import { z } from "zod";
import { count, id, isoDate, label, paragraph, scene, views, webAddress, words } from "../fields.ts";
import { body } from "../texts.schema.ts";

const pressCategory = z.enum(["presse-ecrite", "television", "radio", "web"]);

export type PressCategory = z.infer<typeof pressCategory>;

const common = {
  category: pressCategory.meta({ title: "Catégorie" }),
  title: z.string().min(10).max(120).meta({ title: "Titre" }),
  /** The media as it writes its own name; counted for the media partners, so spelled as in the files of `data/media/`. */
  source: label.meta({ title: "Média", description: "son nom, à la lettre, comme dans sa fiche" }),
  /** The day of publication; the page prints it in words. Example: `2025-10-16`. */
  fullDate: isoDate.meta({ title: "Jour de parution", description: "année-mois-jour : 2025-10-16" }),
  /** Two sentences, on the card. */
  excerpt: paragraph.meta({ title: "Extrait", description: "deux phrases, sur la carte" }),
  drawing: scene.meta({ title: "Dessin" }),
  /** Shown with the badge « À LA UNE ». */
  featured: z.boolean().meta({ title: "À la une", description: "montré avec l’étiquette « À la une »" }),
  views: views.meta({ title: "Vues", description: "840, 12.5K ou 1.2M" }),
  shares: z.int().nonnegative().meta({ title: "Partages" }),
  likes: z.int().nonnegative().meta({ title: "Mentions j’aime" }),
  /** At least three, for the search; the card shows the first two. */
  tags: z
    .array(label)
    .min(3)
    .max(8)
    .meta({ title: "Mots-clés", description: "au moins trois ; la carte montre les deux premiers" }),
  journalist: words("Journaliste"),
  url: webAddress,
};

const article = {
  id,
  type: z.literal("article").meta({ title: "Forme" }),
  ...common,
  readMinutes: count.meta({ title: "Minutes de lecture" }),
};
const recording = {
  id,
  type: z.enum(["video", "audio"]).meta({ title: "Forme" }),
  ...common,
  durationMinutes: count.meta({ title: "Durée", description: "en minutes" }),
};

/** A piece of coverage with its text: an article says how long to read, a video or a sound how long it lasts. */
export const pressPiece = z.discriminatedUnion("type", [
  z.strictObject({ ...article, body }),
  // Of a film or a sound: what is said in it
  z.strictObject({ ...recording, body }),
]);

export const pressItem = z.discriminatedUnion("type", [z.strictObject(article), z.strictObject(recording)]);

/** What the card of a piece says. */
export type PressItem = z.infer<typeof pressItem>;

/** A tab of /presse. */
export const pressTab = z.strictObject({ id: z.enum(["tous", ...pressCategory.options]), label });

export type PressTab = z.infer<typeof pressTab>;
