import type { Usage } from "../../stories/usage.ts";
import type { DataTableProps } from "./DataTable.tsx";

export const usage: Usage<DataTableProps> = {
  summary:
    "Des lignes et des colonnes qui se comparent ; défile dans son propre cadre quand il est plus large que la page.",
  group: "Contenu",
  aliases: ["tableau", "table", "grille de données", "data grid", "colonnes", "lignes", "comparer"],
  when: ["Des lignes à comparer sur les mêmes colonnes ; elle défile dans sa largeur."],
  instead: [
    ["des termes et leur définition", "DescriptionList"],
    ["quatre chiffres à retenir", "Stat, en groupe"],
  ],
  keyboard: [
    ["Tab", "donne le focus au cadre du tableau"],
    ["Flèches", "le font défiler quand il déborde"],
  ],
  writing: ["La légende dit ce que l’on compare ; les unités sont dans les titres de colonne."],
  accessibility: [
    "Une vraie `table`, avec sa légende et ses en-têtes de ligne et de colonne.",
    "Son cadre porte son nom et reçoit le focus : quand elle déborde, elle défile au clavier.",
  ],
  props: {
    caption: "Ce que contient le tableau ; montré, et lu en premier par un lecteur d’écran.",
    columns: "Les colonnes ; la première nomme la ligne.",
    rows: "Les lignes, une cellule par colonne.",
  },
};
