import type { Usage } from "@sillages/ui/stories";
import type { AnswerMarkProps } from "./AnswerMark.tsx";

export const usage: Usage<AnswerMarkProps> = {
  summary: "La marque d’une réponse, A, B, C ou D : une forme, une lettre, une encre.",
  aliases: ["lettre", "réponse", "carte", "vote", "plickers", "marque de jour"],
  when: ["Devant une réponse projetée, et sur la carte que l’élève lève."],
  instead: [
    ["la difficulté d’une question", "DayMark"],
    ["une réponse à choisir sur l’écran", "ChoiceList"],
  ],
  accessibility: ["Elle est muette : la lettre est dite par les mots d’à côté."],
  props: {
    place: "La place de la réponse, à partir de 0 : A, B, C, D.",
    size: "« fill » pour remplir la place donnée : une carte.",
  },
};
