import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  when: ["Une chose choisie par son numéro sur un plan : ce qu’elle est, ce que l’on peut en faire."],
  instead: [
    ["Une chose parmi plusieurs", "Card"],
    ["Un chiffre à retenir", "Stat, en groupe"],
  ],
  writing: ["Une seule action pleine au pied de la fiche ; ce qui annule est en contour."],
};
