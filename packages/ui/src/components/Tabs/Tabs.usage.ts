import type { Usage } from "../../stories/usage.ts";
import type { TabsProps } from "./Tabs.tsx";

export const usage: Usage<TabsProps> = {
  summary:
    "Un panneau à la fois ; les « tabs » de l’APG, où le focus choisit. Sans script et sur papier, tous les panneaux se lisent, l’un sous l’autre, sous leur titre ; une liste que l’on restreint est entière, et sa rangée n’est pas montrée.",
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
  props: {
    label: "Le nom de la rangée d’onglets, pour un lecteur d’écran : « Type de média ».",
    tabs: "Les onglets, dans l’ordre : un libellé, un nombre s’il y en a un, un panneau ; fermé (`disabled`), il ne se choisit pas.",
    value: "L’onglet choisi, quand la page en décide.",
    defaultValue: "L’onglet choisi au début, quand le composant en décide seul.",
    onChange: "Reçoit l’`id` de l’onglet choisi.",
    children: "Une seule liste pour tous les onglets, telle que celui que l’on choisit la restreint.",
    level: "Le rang des titres qui remplacent les onglets sans script et sur papier.",
    paper: "Les panneaux sur papier : l’un sous l’autre, ou côte à côte s’ils sont courts (`columns`).",
  },
};
