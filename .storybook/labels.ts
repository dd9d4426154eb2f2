// Paths are written in English or spelled as an URL; the sidebar is read in French.
const french: Readonly<Record<string, string>> = {
  Inks: "Encres",
  Contrasts: "Contrastes",
  Typography: "Typographie",
  Spaces: "Espaces",
  Motion: "Mouvement",
  Wakes: "Sillages",
  Drawings: "Dessins",
  communes: "Communes",
  accueil: "Accueil",
  presentation: "Qui sommes-nous",
  equipe: "Équipe",
  presse: "Presse",
  "jeux-concours": "Jeux & Concours",
  "devenir-partenaire": "Devenir partenaire",
  videos: "Vidéos",
  Site: "Toutes les pages",
};

/** What the sidebar and the docs pages call `name`. */
export const labelOf = (name: string): string => french[name] ?? name;
