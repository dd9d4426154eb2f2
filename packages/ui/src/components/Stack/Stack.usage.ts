import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  group: "Mise en page",
  aliases: ["pile", "empilement", "espacement", "gap", "flex", "rangée", "row", "layout"],
  when: [
    "Des voisins les uns sous les autres, ou côte à côte (`row`) en passant à la ligne : actions, badges.",
  ],
  instead: [
    ["des colonnes", "Grid"],
    ["des choses que l’on compte", "Grid, en liste (`ul`)"],
    ["des puces", "List"],
  ],
  writing: ["L’écart dit le lien : serré entre un titre et son texte, large entre deux idées."],
};
