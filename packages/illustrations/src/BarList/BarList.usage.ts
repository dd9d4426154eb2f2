import type { Usage } from "@sillages/ui/stories";

export const usage: Usage = {
  aliases: ["graphique", "barres", "chart", "histogramme", "scores", "classement"],
  when: ["Des scores à comparer : par catégorie, par étape."],
  instead: [
    ["un seul avancement", "ProgressBar"],
    ["de grands chiffres", "Stat, en groupe"],
  ],
  writing: ["Le score est écrit en toutes lettres à droite ; les sillages ne font que le montrer."],
  accessibility: ["Le chiffre est écrit ; la barre est un dessin muet."],
};
