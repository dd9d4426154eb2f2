import { drawingNotes, kitNotes } from "./notes.ts";

/** What people call the pages that have no usage note, by the end of their title. */
const pages: Readonly<Record<string, readonly string[]>> = {
  Encres: [
    "couleur",
    "couleurs",
    "color",
    "contraste",
    "contrast",
    "palette",
    "thème",
    "surface",
    "teinte",
    "nuit",
    "dark mode",
  ],
  Typographie: [
    "police",
    "polices",
    "caractères",
    "font",
    "fonts",
    "typo",
    "typography",
    "chasse",
    "graisse",
    "corps",
    "taille de texte",
  ],
  Espaces: [
    "espace",
    "espacement",
    "spacing",
    "marge",
    "marges",
    "gouttière",
    "bordure",
    "filet",
    "rythme",
    "breakpoint",
    "point de rupture",
    "responsive",
    "ombre",
    "shadow",
    "arrondi",
  ],
  Mouvement: ["animation", "animations", "motion", "transition", "durée", "courbe", "easing"],
  Jetons: ["jeton", "token", "tokens", "variable", "variables", "CSS", "Figma", "rayon", "radius", "couleur"],
  Sillages: ["sillage", "wake", "fil", "décor"],
  Dessins: ["dessin", "drawing", "illustrations", "images", "poids", "svg"],
  Commencer: ["accueil", "bienvenue", "guide", "aide", "démarrer", "introduction"],
  "Pour les designers": ["designer", "Figma", "prise en main", "débuter", "commencer", "dessiner"],
  "Pour les développeurs": [
    "développeur",
    "developer",
    "installer",
    "install",
    "import",
    "React",
    "Next",
    "Vite",
  ],
  Écrire: ["rédaction", "écriture", "ton", "style", "typographie", "writing", "content", "microcopie"],
  Nouveautés: ["changelog", "version", "versions", "journal", "changements", "release"],
};

const plain = (word: string) => word.normalize("NFD").replace(/\p{M}/gu, "");

/** By what words, beside its own title, a page is found: « fenêtre » and, for who types without accents, « fenetre ». */
export function aliasesOf(title: string): readonly string[] {
  const name = title.split("/").at(-1) ?? title;
  const words = kitNotes[name]?.aliases ?? drawingNotes[name]?.aliases ?? pages[name] ?? [];
  return [...new Set(words.flatMap((word) => [word, plain(word)]))];
}
