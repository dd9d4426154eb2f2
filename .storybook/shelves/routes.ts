/** What designers call the folders of the site's pages, in the order of its navigation. */
export const routes: Readonly<Record<string, string>> = {
  accueil: "Accueil",
  presentation: "Qui sommes-nous",
  equipe: "Équipe",
  presse: "Presse",
  videos: "Vidéos",
  "jeux-concours": "Jeux & Concours",
  "devenir-partenaire": "Devenir partenaire",
  ecoconception: "Écoconception",
  accessibilite: "Accessibilité",
  confidentialite: "Confidentialité",
  "hors-ligne": "Hors ligne",
  introuvable: "Page introuvable",
  "mentions-legales": "Mentions légales",
  "plan-du-site": "Plan du site",
  reglement: "Règlement",
};
