import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  group: "Formulaires",
  aliases: ["filtres", "filtrer", "filter", "trier", "sort", "facettes", "recherche"],
  when: ["Chercher, ordonner et restreindre une liste, et dire combien il en reste."],
  instead: [
    ["un seul critère", "une rangée de ToggleButton"],
    ["des panneaux différents", "Tabs"],
  ],
  keyboard: [["Entrée ou Espace", "plie et déplie les filtres sur un petit écran"]],
  writing: [
    "Le résultat porte son nombre : « 3 résultats pour “voile” ».",
    "La liste vide dit « Calme plat. », puis propose d’enlever un filtre.",
  ],
  accessibility: ["Le nombre de résultats est dit après chaque changement, sans déplacer le focus."],
};
