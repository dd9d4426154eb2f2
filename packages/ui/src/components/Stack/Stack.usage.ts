import type { Usage } from "../../stories/usage.ts";
import type { StackProps } from "./Stack.tsx";

export const usage: Usage<StackProps> = {
  summary: "Des voisins l’un sous l’autre, ou côte à côte, avec le même écart entre eux.",
  group: "Mise en page",
  aliases: ["pile", "empilement", "espacement", "gap", "flex", "rangée", "row", "layout"],
  when: [
    "Des voisins les uns sous les autres, ou côte à côte (`row`) en passant à la ligne : actions, badges.",
  ],
  instead: [
    ["des colonnes", "Grid"],
    ["des choses que l’on compte, sur des colonnes", "Grid, en liste (`ul`)"],
    ["des puces", "List"],
  ],
  writing: ["L’écart dit le lien : serré entre un titre et son texte, large entre deux idées."],
  props: {
    children: "Les voisins, dans l’ordre de lecture.",
    space: "L’écart entre deux voisins.",
    direction:
      "`row` les pose côte à côte et les laisse passer à la ligne : des actions, des étiquettes. `ends` en envoie deux aux deux bouts de la ligne, retour et suite ; un mot peut se tenir entre eux.",
    as: "`ul` quand les enfants sont des `<li>` : un lecteur d’écran dit combien.",
  },
};
