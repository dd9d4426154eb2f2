import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  when: [
    "Une liste à lire : des règles, ce que l’on emporte. Ordonnée quand l’ordre compte.",
    "Une marche à suivre de deux à six pas : `step`, un numéro dans un disque.",
    "Deux à quatre règles que l’on veut retenir : `numeral`, sous de grands numéros.",
  ],
  instead: [
    ["des mots-clés", "TagList"],
    ["des dates", "Timeline"],
    ["des entrées qui portent déjà un numéro", "LedgerRows"],
    ["des cartes", "Grid, en liste (`ul`)"],
  ],
  writing: [
    "Trois à sept lignes, toutes de même forme : des noms, ou des phrases entières avec leur point.",
    "Un pas : un verbe à l’impératif, une phrase ou deux. Le numéro vient seul.",
    "Une règle : le titre est une phrase à l’infinitif, avec son point. Une ou deux phrases dessous.",
  ],
};
