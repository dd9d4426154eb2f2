import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  when: [
    "Quelques panneaux d’égale importance, un seul vu à la fois. Imprimés et sans script, ils se suivent.",
  ],
  instead: [
    ["restreindre une même liste", "FilterBar"],
    ["replier un complément", "Disclosure"],
    ["aller à une autre page", "SiteHeader ou ActionLink"],
  ],
  keyboard: [
    ["Tab", "entre sur l’onglet choisi, puis va au panneau"],
    ["Flèches gauche et droite", "changent d’onglet et le choisissent, en boucle"],
    ["Début, Fin", "premier et dernier onglet"],
  ],
  writing: [
    "Un ou deux mots par onglet : « Vision », « Mission », « Impact ».",
    "Le nombre entre parenthèses est compté, jamais écrit.",
  ],
};
