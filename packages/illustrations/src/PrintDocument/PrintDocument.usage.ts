import type { Usage } from "@sillages/ui/stories";
import type { PrintDocumentProps } from "./PrintDocument.tsx";

export const usage: Usage<PrintDocumentProps> = {
  summary:
    "Un document à imprimer : ses feuilles sont posées sur une table à l’écran, et sont les pages A4 de l’impression.",
  aliases: ["impression", "imprimer", "print", "PDF", "feuille", "A4", "document"],
  when: ["Un document que l’on imprime ou que l’on garde : dossier, affichette, programme."],
  instead: [["Une page du site, même longue", "Section"]],
  writing: [
    "Une feuille, un sujet : environ mille pixels de haut, dessin compris.",
    "Le pied dit le document, la feuille se numérote seule.",
  ],
  props: {
    children: "Plusieurs `PrintPage`.",
    bar: "Ce dont seul un écran a besoin : le retour, comment imprimer.",
  },
};
