import { identity } from "#data/identity";
import type { Page } from "./page.schema.ts";

export const horsLigne = {
  meta: {
    title: `Hors connexion – ${identity.name}`,
    description:
      "Le réseau manque et cette page n’a pas encore été lue sur cet appareil. Les pages déjà ouvertes, elles, restent à bord et se relisent sans connexion.",
  },
  title: "Plus de réseau.",
  lines: ["Plus de", "réseau."],
  lead: "Cette page n’a pas encore été lue sur cet appareil. Celles que vous avez déjà ouvertes restent à bord.",
  /** What is said once it is known which pages the device keeps. */
  kept: {
    retry: "Réessayer",
    heading: "À lire sans connexion",
    none: "Aucune autre page n’est gardée pour l’instant.",
    pages: [
      { label: "Accueil", path: "/" },
      { label: "Qui sommes-nous", path: "/qui-sommes-nous" },
      { label: "Notre Équipe", path: "/equipe" },
      { label: "Presse", path: "/presse" },
      { label: "Jeux & Concours", path: "/jeux-concours" },
      { label: "Devenir Partenaire", path: "/devenir-partenaire" },
      { label: "Vidéos et directs", path: "/videos" },
    ],
  },
} as const satisfies Page;
