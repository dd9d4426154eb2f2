import { identity } from "../identity/identity.ts";
import type { Page } from "./page.schema.ts";

export const introuvable = {
  meta: {
    title: `Page introuvable – ${identity.name}`,
    description:
      "Cette page n’existe pas ou a changé d’adresse. Revenez à l’accueil, parcourez le plan du site ou reprenez la route par l’une de ses pages principales.",
  },
  title: "Hors carte.",
  lines: ["Hors carte."],
  lead: "Cette page a dérapé sur son ancre, ou n’a jamais existé. Le vent, lui, est toujours bon vers l’accueil.",
  code: "Erreur 404",
  home: { label: "Rentrer au port", path: "/" },
  map: { label: "Voir le plan du site", path: "/plan-du-site" },
  links: {
    heading: "Ou reprenez la route",
    items: [
      { label: "Nos Expéditions", path: "/#projet" },
      { label: "Devenir Partenaire", path: "/devenir-partenaire" },
      { label: "Jeux & Concours", path: "/jeux-concours" },
    ],
  },
} as const satisfies Page;
