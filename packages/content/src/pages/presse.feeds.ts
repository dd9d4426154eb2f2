import { identity } from "#data/identity";

/** The feeds of the press review, for who follows it from a reader of their own. */
export const pressFeeds = {
  heading: "Suivre la revue de presse",
  atom: { label: "Flux Atom", path: "/flux/presse.atom" },
  whole: { label: "tous les articles en entier", path: "/documents/revue-de-presse.html" },
  json: { label: "Flux JSON", path: "/flux/presse.json" },
  title: `Revue de presse – ${identity.name}`,
  description: "Articles, reportages et entretiens sur l’expédition.",
} as const;
