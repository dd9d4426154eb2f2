import type { Usage } from "@sillages/ui/stories";

export const usage: Usage = {
  aliases: ["avantages", "points forts", "arguments", "bénéfices", "features"],
  when: ["Dire en trois points ce qui compte dans une étape, une offre, une méthode."],
  instead: [
    ["des cartes qui mènent ailleurs", "Card, disposée en `tile`"],
    ["des faits en une ligne", "List"],
  ],
  writing: ["Un verbe pour titre, une précision, une phrase ou deux."],
};
