import { identity } from "#data/identity";

export const footer = {
  label: "Pied de page",
  line: `${identity.originLine}.`,
  expedition: {
    heading: "L’expédition",
    links: [
      { label: "Accueil", path: "/" },
      { label: "Présentation", path: "/presentation" },
      { label: "Équipe", path: "/equipe" },
      { label: "Devenir Partenaire", path: "/devenir-partenaire" },
    ],
  },
  follow: {
    heading: "À suivre",
    links: [
      { label: "Presse", path: "/presse" },
      { label: "Jeux & Concours", path: "/jeux-concours" },
      { label: "Vidéos", path: "/videos" },
    ],
    social: "Nos réseaux",
  },
  contact: {
    heading: "Nous écrire",
    mail: "Courriel",
    telephone: "Téléphone",
    address: "Adresse",
  },
  legal: {
    label: "Informations légales",
    links: [
      { label: "Mentions légales", path: "/mentions-legales" },
      { label: "Confidentialité", path: "/confidentialite" },
      { label: "Accessibilité : non conforme", path: "/accessibilite" },
      { label: "Écoconception", path: "/ecoconception" },
      { label: "Plan du site", path: "/plan-du-site" },
    ],
  },
} as const;

/** On both sides of the year of the visit. */
export const copyright = { sign: "©", holder: identity.association.name } as const;
