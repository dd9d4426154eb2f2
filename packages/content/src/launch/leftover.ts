import type { Finding } from "../check/finding.ts";

/** The headings of the list, in the order in which an owner goes through them. */
export const headings = [
  "Adresses",
  "Mentions légales",
  "Réseaux sociaux",
  "Lettre d’information",
  "Personnes",
  "Partenaires",
  "Presse",
  "Vidéos et directs",
  "Images",
  "Concours",
  "Textes",
] as const;

export type Heading = (typeof headings)[number];

/** Something invented or missing, that a site for real visitors must not show. */
export interface Leftover extends Finding {
  readonly heading: Heading;
}
