import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  when: ["En tête de chaque page, sauf l’accueil."],
  instead: [
    ["L’accueil", "Hero"],
    ["Une image pleine largeur au milieu d’une page", "PosterBand"],
  ],
  writing: ["Le titre, une ou deux phrases, une ou deux actions dont une seule pleine."],
};
