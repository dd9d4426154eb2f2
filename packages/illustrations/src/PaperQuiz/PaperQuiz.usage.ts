import type { Usage } from "@sillages/ui/stories";

export const usage: Usage = {
  aliases: ["quiz papier", "imprimer", "crayon", "questionnaire", "print"],
  when: ["Un document à imprimer : un quiz qui se joue au crayon."],
  instead: [["une question à l’écran", "ChoiceList"]],
  writing: ["Le corrigé va sur une autre page, dans un DataTable."],
};
