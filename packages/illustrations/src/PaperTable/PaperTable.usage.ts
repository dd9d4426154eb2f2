import type { Usage } from "@sillages/ui/stories";
import type { PaperTableProps } from "./PaperTable.tsx";

export const usage: Usage<PaperTableProps> = {
  summary: "Un tableau à remplir au crayon.",
  aliases: ["tableau à compléter", "tableau vierge", "grille"],
  when: ["Comparer, sur une fiche imprimée, ce que deux textes disent."],
  instead: [["un tableau qui se lit", "DataTable"]],
  accessibility: ["Un vrai tableau : ses lignes et ses colonnes ont un nom, ses cases sont vides."],
  props: {
    caption: "Ce que l’on y note.",
    columns: "Ce qui nomme les lignes, puis chaque colonne à remplir.",
    rows: "Les noms des lignes.",
  },
};
