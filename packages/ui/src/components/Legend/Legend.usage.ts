import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
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
};
