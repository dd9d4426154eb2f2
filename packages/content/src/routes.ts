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
  "/plan-du-site",
  "/hors-ligne",
  "/documents/dossier.html",
  "/404",
] as const;

export type SitePath = (typeof paths)[number];

/** Files that the build writes beside the pages, for whoever reuses what the site says: data, calendars, feeds. */
export const filePaths: readonly `/${string}.${string}`[] = [];

/** Anchors that a page owes to who links to it. Besides these, each section of a page is an anchor by its `id`. */
export const anchors: { readonly [Path in SitePath]?: readonly string[] } = {
  "/": ["presentation", "projet"],
};

/** Anchors of every page: its main part, and the footer. */
export const commonAnchors: readonly string[] = ["contenu", "contact"];
