import type { Usage } from "@sillages/ui/stories";

export const usage: Usage = {
  aliases: ["marque de jour", "difficulté", "balise", "direct"],
  when: ["Dans une étiquette dont le sens se lit aussi sans couleur : une difficulté, un direct."],
  instead: [["une action, un objet", "une icône du jeu"]],
};
