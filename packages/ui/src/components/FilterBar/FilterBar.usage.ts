import type { Usage } from "../../stories/usage.ts";
import type { FilterBarProps } from "./FilterBar.tsx";

export const usage: Usage<FilterBarProps> = {
  summary: "Recherche, ordre et filtres au-dessus d’une liste, et combien de choses sont trouvées.",
  group: "Formulaires",
  aliases: ["filtres", "filtrer", "filter", "trier", "sort", "facettes", "recherche"],
  when: ["Chercher, ordonner et restreindre une liste, et dire combien il en reste."],
  instead: [
    ["un seul critère", "une rangée de ToggleButton"],
    ["des panneaux différents", "Tabs"],
  ],
  keyboard: [["Entrée ou Espace", "plie et déplie les filtres ; dépliés d’emblée sur une page large"]],
  writing: [
    "Le résultat porte son nombre : « 3 résultats pour “voile” ».",
    "La liste vide dit « Calme plat. », puis propose d’enlever un filtre.",
  ],
  accessibility: [
    "Le nombre de résultats est dit quand il n’a plus changé depuis une demi-seconde, sans déplacer le focus.",
  ],
  props: {
    search: "Un `SearchField`.",
    sort: "Un `SelectField` qui change l’ordre.",
    label: "Ce qui déplie le panneau : « Filtres ».",
    defaultOpen: "`false` là où il y a peu à restreindre : replié au début sur un bureau aussi.",
    open: "Déplié ou non, quand la page décide.",
    onOpenChange: "Reçoit s’il est demandé de le déplier.",
    active: "Combien de filtres sont pris ; le bouton le montre.",
    activeLabel: "Le même nombre en mots, pour un lecteur d’écran : « 2 actifs ».",
    children: "Un `Fieldset` de petits `ToggleButton` par question.",
    result: "Ce qui est trouvé, et pour quoi : vu aussitôt, dit quand cela ne change plus.",
    actions: "À côté du résultat, et non dit avec lui : un bouton qui efface tout.",
  },
};
