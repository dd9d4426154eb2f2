import type { Usage } from "@sillages/ui/stories";
import type { PosterGalleryProps } from "./PosterGallery.tsx";

export const usage: Usage<PosterGalleryProps> = {
  summary:
    "Une série d’affiches numérotées. Chacune s’ouvre seule ; sur papier, chacune prend une feuille à elle seule, au format de l’imprimante.",
  aliases: ["galerie", "affiches", "planches", "poster", "gallery", "impression"],
  when: ["Montrer une série de dessins que l’on peut ouvrir en grand et imprimer."],
  instead: [
    ["Une image et sa légende", "Figure"],
    ["Des photographies que l’on parcourt", "Lightbox"],
  ],
  writing: ["Le titre dit ce que l’affiche montre, en quelques mots, sans point."],
  accessibility: ["Chaque lien dit le numéro de son affiche : hors de son contexte, on sait ce qu’il ouvre."],
  props: {
    posters: "Les affiches, dans l’ordre de la série.",
    openLabel: "Les mots du lien vers le dessin seul.",
  },
};
