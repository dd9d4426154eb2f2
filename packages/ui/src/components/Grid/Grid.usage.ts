import type { Usage } from "../../stories/usage.ts";
import type { GridProps } from "./Grid.tsx";

export const usage: Usage<GridProps> = {
  summary: "Des voisins côte à côte, sur des colonnes égales ou non.",
  group: "Mise en page",
  aliases: ["grille", "colonnes", "columns", "layout", "disposition", "gabarit"],
  when: [
    "Des voisins de même rang sur des colonnes : des cartes, un texte et son image.",
    "Deux ou trois choses de même nature et de même poids, sans image, un filet entre elles (`ruled`).",
    "Des voisins de hauteurs très différentes, qui laisseraient des trous sur des rangées (`newspaper`).",
    "Une seule colonne sur un téléphone, toujours, dans l’ordre de lecture.",
  ],
  instead: [
    ["des voisins les uns sous les autres, ou une rangée qui passe à la ligne", "Stack"],
    ["des lignes que l’on compare", "DataTable"],
    ["une bande de la page", "Section"],
    ["des termes et ce qu’ils valent", "DescriptionList"],
  ],
  writing: ["Une liste (`ul`) dès que les voisins se comptent : un lecteur d’écran dit combien ils sont."],
  accessibility: [
    "L’ordre de lecture est celui du code, sur toutes les largeurs ; avec `newspaper`, colonne après colonne.",
  ],
  props: {
    children: "Les voisins, dans l’ordre de lecture.",
    columns:
      "Comment la place se partage à partir de la tablette ou du bureau ; une colonne en dessous. `ruled` : autant de colonnes égales que de voisins, un filet entre elles ; `newspaper` : remplies l’une après l’autre.",
    space:
      "L’écart entre deux voisins. `ruled` : celui des colonnes d’une liste à filets (`List`) qui précède ou qui suit.",
    align: "Si les voisins plus courts remplissent la rangée, ou se tiennent au milieu.",
    paper:
      "Le papier garde les colonnes d’un grand écran ; `stack`, l’une sous l’autre, pour celles qui en contiennent d’autres.",
    as: "`ul` ou `ol` quand les voisins sont des `li` : on entend combien ils sont.",
  },
};
