import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  group: "Mise en page",
  aliases: ["impression", "imprimer", "print", "PDF", "feuille", "A4", "document"],
  when: ["Un document que l’on imprime ou que l’on garde : dossier, affichette, programme."],
  instead: [["Une page du site, même longue", "Section"]],
  writing: [
    "Une feuille, un sujet : environ mille pixels de haut, dessin compris.",
    "Le pied dit le document, la feuille se numérote seule.",
  ],
};
