import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  group: "Navigation",
  aliases: ["onglets", "onglet", "tab", "panneaux", "segmented control"],
  when: [
    "Quelques panneaux d’égale importance, un seul vu à la fois. Imprimés et sans script, ils se suivent.",
    "Restreindre une seule liste à l’une de ses rubriques, avec ce que chacune garde : des onglets sans panneau.",
  ],
  instead: [
    ["croiser plusieurs questions sur une même liste", "FilterBar"],
    ["replier un complément", "Disclosure"],
    ["aller à une autre page", "SiteHeader ou ActionLink"],
  ],
  keyboard: [
    ["Tab", "entre sur l’onglet choisi, puis va au panneau ou à la liste"],
    [
      "Flèches gauche et droite",
      "changent d’onglet et le choisissent, en boucle ; inversées dans une page qui se lit de droite à gauche",
    ],
    ["Début, Fin", "premier et dernier onglet"],
  ],
  writing: [
    "Un ou deux mots par onglet : « Vision », « Mission », « Impact ».",
    "Le nombre entre parenthèses est compté, jamais écrit.",
  ],
  accessibility: [
    "Un seul arrêt de tabulation pour la rangée ; le panneau en est un autre.",
    "Imprimés ou sans script, tous les panneaux se suivent.",
  ],
};
