import type { Usage } from "@sillages/ui/stories";
import type { QuizProgressProps } from "./QuizProgress.tsx";

export const usage: Usage<QuizProgressProps> = {
  summary: "Où en est le quiz : en mots, et le long de deux sillages.",
  aliases: ["progression du quiz", "stepper", "question", "avancement", "étape"],
  when: ["Pendant un quiz : à quelle question l’on est, et ce qui reste."],
  instead: [
    ["le temps qui reste", "Countdown, au bout de la ligne"],
    ["une mesure hors d’un quiz", "ProgressBar"],
    ["le résultat", "ScoreBoard et LevelEmblem"],
  ],
  writing: ["« Question 3 sur 20 » : des mots, la barre ne fait que les appuyer."],
  accessibility: ["« Question 3 sur 20 » se lit ; la barre est un `progress` nommé, qui le redit."],
  props: {
    label: "Ce qui avance, pour l’oreille : « Progression du quiz ».",
    valueText: "Où l’on en est, vu et lu : « Question 3 sur 20 ».",
    textId: "L’identifiant de ces mots : la question dit, quand elle arrive, où l’on en est.",
    value: "La question en cours, à partir de 1.",
    max: "Le nombre de questions.",
    children: "Ce qui se tient au bout de la ligne : un `Countdown`.",
  },
};
