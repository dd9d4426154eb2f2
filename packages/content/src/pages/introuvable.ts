import { identity } from "#data/identity";
import type { Page } from "./page.schema.ts";

/** What the page says of the address that led to it, once a script has read it. */
export const askedAddress = {
  unknown: "Erreur 404",
  known: (address: string) => `Erreur 404 : rien à l’adresse « ${address} ».`,
} as const;

export const introuvable = {
  meta: {
    title: `Page introuvable – ${identity.name}`,
    description:
      "Cette page n’existe pas ou a changé d’adresse. Revenez à l’accueil, parcourez le plan du site ou reprenez la route par l’une de ses pages principales.",
  },
  title: "Hors carte.",
  lines: ["Hors carte."],
  figure: "404",
  lead: "Cette page a dérapé sur son ancre, ou n’a jamais existé. Le vent, lui, est toujours bon vers l’accueil.",
  home: { label: "Rentrer au port", path: "/" },
  map: { label: "Voir le plan du site", path: "/plan-du-site" },
  links: {
    label: "Ou reprenez la route",
    items: [
      { label: "Nos Expéditions", path: "/#projet" },
      { label: "Devenir Partenaire", path: "/devenir-partenaire" },
      { label: "Jeux & Concours", path: "/jeux-concours" },
    ],
  },
} as const satisfies Page;
