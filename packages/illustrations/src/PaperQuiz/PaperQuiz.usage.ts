import type { Usage } from "@sillages/ui/stories";
import type { PaperQuizProps } from "./PaperQuiz.tsx";

export const usage: Usage<PaperQuizProps> = {
  summary: "Un quiz à jouer au crayon : des cases à cocher, sur deux colonnes de papier.",
  aliases: ["quiz papier", "imprimer", "crayon", "questionnaire", "print"],
  when: ["Un document à imprimer : un quiz qui se joue au crayon."],
  instead: [["une question à l’écran", "ChoiceList"]],
  writing: ["Le corrigé va sur une autre page, dans un DataTable."],
  props: {
    heading: "Au-dessus des lignes à remplir : « Océan vivant ».",
    mark: "À côté du titre : ce qui distingue cette fiche d’une autre.",
    foot: "Sous les questions : ce que l’on peut en faire.",
    fields: "Ce qui s’écrit à la main en tête : « Nom », « Date ».",
    questions:
      "Les questions : l’énoncé, les réponses dans l’ordre de leurs lettres, l’image s’il y en a une, et ce que la question vaut.",
  },
};
