import type { Usage } from "@sillages/ui/stories";
import type { ProjectedRankingProps } from "./ProjectedRanking.tsx";

export const usage: Usage<ProjectedRankingProps> = {
  summary: "Qui a combien, lu du fond de la classe, le premier en tête.",
  aliases: ["classement", "palmarès", "podium", "ranking", "résultat des équipes"],
  when: ["À la fin d’un ProjectedScreen : les points de toutes les équipes."],
  instead: [["les points pendant la partie", "TeamScores"]],
  props: { items: "Le premier en tête : un nom et ce qu’il a." },
};
