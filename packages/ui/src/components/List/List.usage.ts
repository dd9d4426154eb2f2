import type { Usage } from "../../stories/usage.ts";
import type { ListProps } from "./List.tsx";

export const usage: Usage<ListProps> = {
  summary:
    "Une liste à lire : des faits après leur puce, des étapes après leur numéro, des règles sous le leur.",
  group: "Contenu",
  aliases: ["liste", "puces", "bullet", "étapes", "numéros", "steps", "stepper", "marche à suivre"],
  when: [
    "Une liste à lire : des règles, ce que l’on emporte. Ordonnée quand l’ordre compte.",
    "Une marche à suivre de deux à six pas : `step`, un numéro dans un disque.",
    "Deux à quatre règles que l’on veut retenir : `numeral`, sous de grands numéros.",
    "Des entrées qui portent déjà un numéro, des objectifs, des articles d’un règlement : `numeral` et `ruled`.",
  ],
  instead: [
    ["des mots-clés", "TagList"],
    ["des dates", "Timeline"],
    ["un terme et sa valeur", "DescriptionList"],
    ["des cartes", "Grid, en liste (`ul`)"],
  ],
  writing: [
    "Trois à sept lignes, toutes de même forme : des noms, ou des phrases entières avec leur point.",
    "Un pas : un verbe à l’impératif, une phrase ou deux. Le numéro vient seul.",
    "Une règle : le titre est une phrase à l’infinitif, avec son point. Une ou deux phrases dessous.",
    "Une entrée numérotée : un nom court, puis une phrase.",
  ],
  accessibility: ["Une vraie liste : un lecteur d’écran dit combien d’entrées elle compte."],
  props: {
    items: "Les éléments, dans l’ordre. Avec de grands numéros, chacun a un titre et un texte.",
    marker:
      "Ce qui précède chaque élément. `wake` : deux petits sillages. `step` : son numéro dans un disque. `numeral` : son numéro, haut comme sur une affiche, dans des encres qui se suivent. Là où il y a des numéros, l’ordre compte.",
    order: "`ordered` quand l’ordre compte.",
    variant: "`ruled` pose chaque élément sur une ligne, en deux colonnes sur une page large.",
  },
};
