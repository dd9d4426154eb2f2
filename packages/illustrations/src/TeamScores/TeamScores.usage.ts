import type { Usage } from "@sillages/ui/stories";
import type { TeamScoresProps } from "./TeamScores.tsx";

export const usage: Usage<TeamScoresProps> = {
  summary: "Les points de huit équipes au plus, chacune avec de quoi en ajouter un et en reprendre un.",
  aliases: ["score", "points", "équipes", "marque", "compteur", "scoreboard"],
  when: ["Au pied d’un ProjectedScreen : l’enseignant compte les points à mesure."],
  instead: [["le résultat d’un joueur", "ScoreBoard"]],
  writing: ["« Équipe 1 » : aucun nom n’est demandé."],
  accessibility: ["Chaque bouton dit l’équipe et ce qu’il fait ; il mesure 44 pixels au moins."],
  props: {
    label: "Ce qu’est la liste, pour un lecteur d’écran.",
    scores: "Un nombre par équipe, dans l’ordre.",
    teamLabel: "Le nom d’une équipe, à partir de 1 : « Équipe 3 ».",
    addLabel: "Ce qui lui donne un point.",
    removeLabel: "Ce qui lui en retire un.",
    onScore: "Reçoit la place de l’équipe, à partir de 0, et ce qu’elle gagne.",
  },
};
