import type { Usage } from "@sillages/ui/stories";

export const usage: Usage = {
  aliases: ["score", "points", "résultat", "tableau de score", "total"],
  when: ["La fin d’un quiz : un chiffre que l’on lit de loin, les autres en dessous."],
  instead: [
    ["les chiffres d’une page", "Stat, en groupe"],
    ["le niveau atteint", "LevelEmblem"],
    ["question par question", "ResultRow"],
  ],
  writing: [
    "Le chiffre, puis son unité : « 540 points ».",
    "Les autres chiffres disent sur combien : « 38/50 bonnes réponses ».",
  ],
};
