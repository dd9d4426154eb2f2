import { identity } from "../identity/identity.ts";
import type { Page } from "./page.schema.ts";

export const planDuSite = {
  meta: {
    title: `Plan du site – ${identity.name}`,
    description:
      "Toutes les pages du site sur une seule : l’expédition, l’équipe, la presse, les jeux, les vidéos, le partenariat et les informations légales.",
  },
  title: "Plan du site",
  lead: "Toutes les pages, d’un coup d’œil, et les endroits où l’on revient souvent.",
  groups: [
    {
      heading: "L’expédition",
      links: [
        { label: "Accueil", path: "/" },
        { label: "Notre mission", path: "/#presentation" },
        { label: "Nos Expéditions", path: "/#projet" },
        { label: "Qui sommes-nous", path: "/presentation" },
        { label: "Notre Équipe", path: "/equipe" },
      ],
    },
    {
      heading: "À suivre",
      links: [
        { label: "Presse", path: "/presse" },
        { label: "Vidéos et directs", path: "/videos" },
        { label: "Jeux & Concours", path: "/jeux-concours" },
        { label: "Règlement des concours", path: "/reglement" },
      ],
    },
    {
      heading: "Embarquer",
      links: [
        { label: "Devenir Partenaire", path: "/devenir-partenaire" },
        { label: "Choisir un espace sur la voile", path: "/devenir-partenaire#voiles" },
        { label: "Dossier partenaire", path: "/documents/dossier.html" },
        { label: "Revue de presse, en entier", path: "/documents/revue-de-presse.html" },
      ],
    },
    {
      heading: "Informations",
      links: [
        { label: "Mentions légales", path: "/mentions-legales" },
        { label: "Confidentialité", path: "/confidentialite" },
        { label: "Accessibilité", path: "/accessibilite" },
        { label: "Écoconception", path: "/ecoconception" },
      ],
    },
  ],
} as const satisfies Page;
