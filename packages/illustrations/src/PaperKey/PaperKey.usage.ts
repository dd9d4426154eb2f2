import type { Usage } from "@sillages/ui/stories";
import type { PaperKeyProps } from "./PaperKey.tsx";

export const usage: Usage<PaperKeyProps> = {
  summary: "Le corrigé d’un quiz sur papier : la lettre, la réponse, pourquoi, et qui le dit.",
  aliases: ["corrigé", "réponses", "solution", "key", "answers"],
  when: ["Après un PaperQuiz : il commence sur une nouvelle page, que l’on peut ne pas donner."],
  instead: [["un corrigé à l’écran, avec ce que l’on a répondu", "ResultRow"]],
  writing: ["L’explication tient en une ou deux phrases et nomme sa source."],
  props: {
    heading: "Le titre : « Corrigé de la fiche 6eB ».",
    answers: "Les réponses, dans l’ordre des questions.",
  },
};
