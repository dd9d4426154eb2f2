import { quizBanks } from "./quiz/banks.ts";
import { teachingFiles } from "./quiz/teaching.ts";

const ofBanks = quizBanks.map(({ id }) => teachingFiles(id));

/** Every address of the site. `/qui-sommes-nous` shows `/presentation`; `/404` is what an unknown address shows. */
export const paths = [
  "/",
  "/presentation",
  "/qui-sommes-nous",
  "/equipe",
  "/presse",
  "/jeux-concours",
  "/devenir-partenaire",
  "/videos",
  "/mentions-legales",
  "/confidentialite",
  "/accessibilite",
  "/ecoconception",
  "/reglement",
  "/plan-du-site",
  "/escales",
  "/hors-ligne",
  "/documents/dossier.html",
  ...ofBanks.map(({ sheet }) => sheet),
  "/documents/revue-de-presse.html",
  "/404",
] as const;

export type SitePath = (typeof paths)[number];

/** Files that the build writes beside the pages, for whoever reuses what the site says: data, calendars, feeds. */
export const filePaths: readonly `/${string}.${string}`[] = [
  "/flux/presse.atom",
  "/flux/presse.json",
  ...ofBanks.flatMap(({ gift, xml }) => [gift, xml]),
  "/calendrier.ics",
  "/calendriers/direct-expedition-transatlantique.ics",
  "/calendriers/direct-tours-d-europe.ics",
  "/donnees/sillages.geojson",
  "/donnees/sillages.gpx",
];

/**
 * Anchors that a page owes to who links to it. Besides these, each section of a page is an anchor by its `id`, and so are the
 * stages and the members of the team (check/site.ts).
 */
export const anchors: { readonly [Path in SitePath]?: readonly string[] } = {
  "/": ["presentation", "projet"],
  "/jeux-concours": ["quiz", "verifier"],
};

/** Anchors of every page: its main part, and the footer. */
export const commonAnchors: readonly string[] = ["contenu", "contact"];
