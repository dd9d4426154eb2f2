import { z } from "zod";
import { alternative } from "../drawings/drawings.schema.ts";
import { count, externalUrl, id, label, paragraph, pictogram, portrait, tone } from "../fields.ts";

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
  id: count,
  /** Also the anchor of the card: `/equipe#camille`. */
  anchor: id,
  name: z.string().min(2).max(60),
  /** Shown under the name. Example: « Capitaine d’armement ». */
  role: label,
  category: teamCategory,
  speciality: label,
  /** Years of trade, in figures for the sum and in words for the card: « Quinze ans de course au large ». */
  experience: z.strictObject({ years: count, words: label }),
  /** Two sentences, on the card. */
  description: paragraph,
  /** A paragraph, on the opened card. */
  longDescription: paragraph,
  portrait,
  /** What the portrait shows, for who does not see it; without it, « Portrait de » and the name. */
  portraitAlt: alternative.optional(),
  /** What they have done, without a final full stop. */
  achievements: z.array(z.string().min(3).max(140)).min(1).max(4).optional(),
  /** At least four; the card shows the first three. */
  skills: z.array(label).min(4).max(6),
  location: label,
  /** Addresses of their pages; leave out a network rather than leave it empty. */
  social: z
    .strictObject({
      linkedin: externalUrl.optional(),
      twitter: externalUrl.optional(),
      instagram: externalUrl.optional(),
    })
    .optional(),
  /** Their own words, without the quotation marks. */
  quote: z.string().min(10).max(160),
  icon: pictogram,
  tone,
});

export type TeamMember = z.infer<typeof teamMember>;

/** A choice of the filter of /equipe. */
export const teamFilter = z.strictObject({ id: z.enum(["tous", ...teamCategory.options]), label });

export type TeamFilter = z.infer<typeof teamFilter>;
