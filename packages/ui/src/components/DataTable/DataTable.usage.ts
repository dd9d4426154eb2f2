import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  when: ["Des lignes à comparer sur les mêmes colonnes ; elle défile dans sa largeur."],
  instead: [
    ["des termes et leur définition", "DescriptionList"],
    ["quatre chiffres à retenir", "Stat, en groupe"],
  ],
  keyboard: [
    ["Tab", "donne le focus au tableau quand il déborde"],
    ["Flèches", "le font défiler"],
  ],
  writing: ["La légende dit ce que l’on compare ; les unités sont dans les titres de colonne."],
};
