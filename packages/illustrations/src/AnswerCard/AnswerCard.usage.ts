import type { Usage } from "@sillages/ui/stories";
import type { AnswerCardProps } from "./AnswerCard.tsx";

export const usage: Usage<AnswerCardProps> = {
  summary: "Une carte que l’élève lève pour répondre : elle se lit à huit mètres, en couleurs ou en noir.",
  aliases: ["carte réponse", "carte à lever", "vote à main levée", "imprimer"],
  when: ["Deux par feuille d’un PrintDocument : on coupe le long du trait."],
  instead: [["la marque seule, devant une réponse", "AnswerMark"]],
  writing: ["Le pied dit la lettre et la forme : l’élève sait quelle carte il tient."],
  props: {
    place: "La place de la réponse, à partir de 0.",
    name: "« Réponse A, la boule ».",
    hint: "Ce que l’on en fait, en une phrase.",
  },
};
