import type { Usage } from "@sillages/ui/stories";

export const usage: Usage = {
  aliases: ["progression du quiz", "stepper", "question", "avancement", "étape"],
  when: ["Pendant un quiz : à quelle question l’on est, et ce qui reste."],
  instead: [
    ["le temps qui reste", "Countdown, au bout de la ligne"],
    ["une mesure hors d’un quiz", "ProgressBar"],
    ["le résultat", "ScoreBoard et LevelEmblem"],
  ],
  writing: ["« Question 3 sur 20 » : des mots, la barre ne fait que les appuyer."],
  accessibility: ["« Question 3 sur 20 » se lit ; la barre appuie."],
};
