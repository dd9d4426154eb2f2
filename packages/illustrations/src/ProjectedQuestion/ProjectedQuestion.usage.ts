import type { Usage } from "@sillages/ui/stories";
import type { ProjectedQuestionProps } from "./ProjectedQuestion.tsx";

export const usage: Usage<ProjectedQuestionProps> = {
  summary:
    "Une question et ses réponses, lues du fond de la classe, chacune à côté de la marque de sa carte.",
  aliases: ["question projetée", "vote", "cartes", "classe", "diapositive"],
  when: ["Dans un ProjectedScreen : on vote à main levée, puis on révèle."],
  instead: [
    ["une question à laquelle on répond sur l’écran", "ChoiceList"],
    ["une question sur papier", "PaperQuiz"],
  ],
  writing: ["Une explication de deux phrases, qui nomme sa source : elle se lit à voix haute."],
  accessibility: [
    "La bonne réponse se dit par un mot, une coche et un double trait, jamais par l’encre seule.",
  ],
  props: {
    question: "L’énoncé, avec son point d’interrogation.",
    picture: "Ce dont parle la question, à côté d’elle ; son texte de remplacement ne donne pas la réponse.",
    options: "Quatre réponses au plus, dans l’ordre de leurs lettres.",
    answer: "Une fois révélée : la place de la bonne réponse, le mot qui le dit, pourquoi, et qui le dit.",
    id: "Pour y mener le focus quand la question change.",
  },
};
