import type { Usage } from "@sillages/ui/stories";
import type { PaperFieldsProps } from "./PaperFields.tsx";

export const usage: Usage<PaperFieldsProps> = {
  summary: "Des lignes à remplir au crayon, côte à côte.",
  aliases: ["lignes", "nom, classe, date", "champs sur papier"],
  when: ["En tête d’une fiche, ou sous une carte à compléter."],
  instead: [["un champ que l’on remplit à l’écran", "TextField"]],
  props: { fields: "Ce que l’on écrit sur chaque ligne." },
};
