import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  when: ["Restreindre une seule liste à l’une de ses rubriques, avec ce que chacune garde."],
  instead: [
    ["des panneaux qui diffèrent", "Tabs"],
    ["croiser plusieurs questions", "FilterBar"],
  ],
  keyboard: [
    ["Tab", "entre sur l’onglet choisi, puis va à la liste"],
    ["Flèches gauche et droite", "changent d’onglet et le choisissent, en boucle"],
    ["Début, Fin", "premier et dernier onglet"],
  ],
  writing: ["Un ou deux mots par onglet. Le nombre est compté, jamais écrit."],
};
