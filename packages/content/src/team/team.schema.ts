import { z } from "zod";
import { alternative } from "../drawings/drawings.schema.ts";
import {
  count,
  externalUrl,
  group,
  id,
  label,
  paragraph,
  pictogram,
  plateInk,
  portrait,
  words,
} from "../fields.ts";

const teamCategory = z.enum([
  "direction",
  "scientifique",
  "technique",
  "communication",
  "education",
  "business",
]);

export type TeamCategory = z.infer<typeof teamCategory>;

/** Someone shown on /equipe. */
export const teamMember = z.strictObject({
  /** Never used again once somebody has left: 3 is missing for that reason. */
  id: count.meta({ title: "Numéro", description: "ne sert plus une fois la personne partie" }),
  /** Also the anchor of the card: `/equipe#camille`. */
  anchor: id.meta({ title: "Nom du fichier", description: "le prénom, sans accent : l’adresse de sa fiche" }),
  name: z.string().min(2).max(60).meta({ title: "Nom" }),
  /** Shown under the name. Example: « Capitaine d’armement ». */
  role: words("Fonction"),
  category: teamCategory.meta({ title: "Équipe" }),
  speciality: words("Spécialité"),
  /** Years of trade, in figures for the sum and in words for the card: « Quinze ans de course au large ». */
  experience: group("Expérience", {
    years: count.meta({ title: "Années" }),
    words: label.meta({ title: "En toutes lettres", description: "« Quinze ans de course au large »" }),
  }),
  /** Two sentences, on the card. */
  description: paragraph.meta({ title: "Présentation", description: "deux phrases, sur la carte" }),
  /** A paragraph, on the opened card. */
  longDescription: paragraph.meta({
    title: "Portrait écrit",
    description: "un paragraphe, sur la carte ouverte",
  }),
  portrait: portrait.meta({
    title: "Portrait",
    description: "un dessin, ou une photographie qui sera tirée en deux encres",
  }),
  /** What the portrait shows, for who does not see it; without it, « Portrait de » and the name. */
  portraitAlt: alternative
    .optional()
    .meta({ title: "Ce que montre le portrait", description: "sans ce texte : « Portrait de » et le nom" }),
  /** What they have done, without a final full stop. */
  achievements: z
    .array(z.string().min(3).max(140))
    .min(1)
    .max(4)
    .optional()
    .meta({ title: "Faits marquants", description: "sans point" }),
  /** At least four; the card shows the first three. */
  skills: z
    .array(label)
    .min(4)
    .max(6)
    .meta({ title: "Compétences", description: "quatre à six ; la carte montre les trois premières" }),
  location: words("Port d’attache"),
  /** Addresses of their pages; leave out a network rather than leave it empty. */
  social: z
    .strictObject({
      linkedin: externalUrl.optional().meta({ title: "LinkedIn" }),
      twitter: externalUrl.optional().meta({ title: "X (ex-Twitter)" }),
      instagram: externalUrl.optional().meta({ title: "Instagram" }),
    })
    .optional()
    .meta({ title: "Réseaux" }),
  /** Their own words, without the quotation marks. */
  quote: z.string().min(10).max(160).meta({ title: "Citation", description: "ses mots, sans guillemets" }),
  icon: pictogram.meta({ title: "Pictogramme" }),
  tone: plateInk,
});

export type TeamMember = z.infer<typeof teamMember>;

/** A choice of the filter of /equipe. */
export const teamFilter = z.strictObject({ id: z.enum(["tous", ...teamCategory.options]), label });

export type TeamFilter = z.infer<typeof teamFilter>;
