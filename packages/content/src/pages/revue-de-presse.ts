import { identity } from "#data/identity";
import type { Page } from "./page.schema.ts";

/** The articles in full, at `/documents/revue-de-presse.html`: to print, and to read where no script runs. */
export const revueDePresse = {
  meta: {
    title: `Revue de presse – ${identity.name}`,
    description:
      "Tous les articles parus sur l’expédition, en entier et sur une seule page, à lire sans rien charger d’autre ou à imprimer pour une conférence.",
  },
  title: "Revue de presse",
  lead: "Tout ce qui est paru sur l’expédition, en entier. Chaque article nomme son auteur et renvoie au média qui l’a publié.",
  edition: (date: string) => `Édition du ${date}`,
  back: { label: "Revenir à la presse", path: "/presse" },
} as const satisfies Page;
