import type { Usage } from "@sillages/ui/stories";
import type { PrintPreviewProps } from "./PrintPreview.tsx";

export const usage: Usage<PrintPreviewProps> = {
  summary: "Des feuilles au milieu d’une page. Imprimer la page n’imprime qu’elles.",
  aliases: ["aperçu avant impression", "aperçu", "print preview"],
  when: ["Un document composé par le visiteur : une proposition, une fiche, un diplôme."],
  instead: [["Un document entier, à sa propre adresse", "PrintDocument"]],
  writing: ["Chaque feuille dit ce qu’elle est : elle sera lue sans la page autour."],
  props: {
    sample: "Ce que la page en montre, quand elles sont nombreuses : la première. Sans lui, toutes.",
    children: "Plusieurs `PrintPage`, sans `id` : elles sont écrites deux fois.",
  },
};
