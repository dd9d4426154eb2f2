import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  when: ["Au pied de chaque page : où aller ensuite, à qui écrire, ce que la loi demande."],
  instead: [
    ["les pages principales", "SiteHeader, qui les porte déjà"],
    ["l’action qui ferme une page", "MediaSection"],
  ],
  keyboard: [
    ["Tab", "va de lien en lien, colonne par colonne"],
    ["Entrée", "suit le lien"],
  ],
  writing: [
    "Une colonne, un titre d’un ou deux mots, six liens au plus.",
    "Le nom en grandes lettres est pour l’œil : il n’est pas lu.",
  ],
};
