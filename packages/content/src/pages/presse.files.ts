import { pressTake } from "./presse.take.ts";

/** How the files of the press kit are named, and what its first page says. */
export const pressKitFiles = {
  folder: "kit-de-presse",
  readMe: "lisez-moi.txt",
  presentation: (words: number) => `textes/en-${words}-mots.txt`,
  facts: "textes/faits.txt",
  quotes: "textes/citations.txt",
  image: (file: string) => `images/${file}`,
  captions: "images/liste.csv",
  imageLicence: "images/licence.txt",
  logo: (file: string) => `logo/${file}`,
  logoRules: "logo/emploi.txt",
  document: (file: string) => `documents/${file}`,
  captionColumns: ["fichier", "légende", "crédit", "ce que montre l’image", "largeur", "hauteur"],
  title: (day: string) => `Kit de presse, édition du ${day}`,
  intro: pressTake.lead,
  contents: [
    "textes : trois présentations vraies ce jour-là, les faits, les citations.",
    "images : les fichiers d’origine, leurs légendes (liste.csv), leur licence.",
    "logo : sur fond clair, sur fond sombre, en une encre, en SVG et en PNG ; comment les employer.",
    "documents : le dossier de presse et sa fiche d’une page, en PDF.",
  ],
  contact: (telephone: string, mail: string) =>
    `Bouclage ce soir\u202F? Appelez : ${telephone}. Ou écrivez : ${mail}.`,
} as const;
