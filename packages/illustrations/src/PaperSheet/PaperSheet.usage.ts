import type { Usage } from "@sillages/ui/stories";
import type { PaperSheetProps } from "./PaperSheet.tsx";

export const usage: Usage<PaperSheetProps> = {
  summary: "Ce qu’une page imprime d’elle-même : cela, et rien d’autre.",
  aliases: ["fiche", "imprimer", "impression", "print", "feuille"],
  when: ["Une fiche composée à l’écran, que l’on imprime sans ce qui l’entoure."],
  instead: [["un document entier, avec ses pages", "PrintDocument"]],
  writing: ["Une seule par page : ce qui est hors d’elle ne s’imprime pas."],
  props: { children: "Un PaperQuiz et son PaperKey." },
};
