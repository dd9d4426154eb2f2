import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  when: ["Une liste à lire : des règles, ce que l’on emporte. Ordonnée quand l’ordre compte."],
  instead: [
    ["des mots-clés", "TagList"],
    ["des dates", "Timeline"],
    ["des cartes", "Grid, en liste (`ul`)"],
  ],
  writing: ["Trois à sept lignes, toutes de même forme : des noms, ou des phrases entières avec leur point."],
};
