import type { Usage } from "../../stories/usage.ts";
import type { LegendProps } from "./Legend.tsx";

export const usage: Usage<LegendProps> = {
  summary:
    "Ce que veulent dire des encres ou des marques : sur un plan, dans un barème. Ce qui les porte le dit aussi par une forme ou un mot.",
  group: "Contenu",
  aliases: ["légende", "clé", "légende de carte", "key", "légende des couleurs"],
  when: [
    "Au pied d’un plan ou d’une carte : ce que disent ses encres.",
    "Des jetons ou des marques : les niveaux d’un quiz, les difficultés.",
  ],
  instead: [
    ["les encres d’une planche", "Figure"],
    ["l’état d’une chose, ou une difficulté à côté d’une question", "Badge"],
  ],
  writing: [
    "Un mot ou deux par encre ; jamais la couleur seule sur le plan lui-même.",
    "Le nom d’une marque suffit à comprendre ; le texte dit à partir de quand.",
  ],
  accessibility: ["Chaque encre est nommée : la couleur n’est jamais seule."],
  props: {
    items: "Des encres, ou des images, avec ce qu’elles représentent.",
    size: "`small` met les images sur une ligne qui se replie, sous un filet.",
  },
};
