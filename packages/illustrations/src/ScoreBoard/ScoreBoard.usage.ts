import type { Usage } from "@sillages/ui/stories";
import type { ScoreBoardProps } from "./ScoreBoard.tsx";

export const usage: Usage<ScoreBoardProps> = {
  summary: "Ce qu’un quiz a rapporté : un chiffre géant, les autres en dessous.",
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
  props: {
    score: "Le chiffre qui se lit de loin : « 540 », « points ».",
    figures: "Les autres, un par ligne : « 38/50 », « bonnes réponses ».",
  },
};
