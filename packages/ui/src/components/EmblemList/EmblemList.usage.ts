import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  when: ["Une légende de jetons ou de marques : les niveaux d’un quiz, les difficultés."],
  instead: [
    ["le niveau que l’on vient d’atteindre", "LevelEmblem"],
    ["une difficulté à côté d’une question", "Badge"],
  ],
  writing: ["Le nom suffit à comprendre ; le texte dit à partir de quand."],
};
