import { identity } from "#data/identity";

export const header = {
  skip: { label: "Aller au contenu", path: "#contenu" },
  home: { label: `${identity.name}, accueil`, path: "/" },
  association: { label: "Site de l’association" },
  navigation: "Navigation principale",
  menu: { label: "Menu", open: "Ouvrir le menu", close: "Fermer le menu" },
  presentation: {
    label: "Présentation",
    links: [
      { label: "Qui sommes-nous", path: "/qui-sommes-nous" },
      { label: "Notre Équipe", path: "/equipe" },
      { label: "Nos Expéditions", path: "/#projet" },
    ],
  },
  links: [
    { label: "Presse", path: "/presse" },
    { label: "Jeux & Concours", path: "/jeux-concours" },
  ],
  videos: { label: "VIDÉO", path: "/videos" },
  partner: { label: "Devenir Partenaire", path: "/devenir-partenaire" },
} as const;
