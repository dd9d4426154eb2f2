import type { Usage } from "@sillages/ui/stories";
import type { SailPlanProps } from "./SailPlan.tsx";

export const usage: Usage<SailPlanProps> = {
  summary: "Deux bateaux et leurs quatre voiles, côte à côte, l’un sous l’autre sur un téléphone.",
  aliases: ["voiles", "plan de voilure", "carte", "espaces", "sponsor", "emplacement", "sail"],
  when: ["Choisir un espace sur les voiles, sur le dessin ou dans la liste qui le double."],
  instead: [
    ["choisir dans une liste sans dessin", "SelectField"],
    ["une carte du monde", "Planisphere"],
  ],
  keyboard: [
    ["Tab", "va d’une voile à l’autre, sur l’espace choisi ou le dernier visité, puis à la liste"],
    ["Flèches gauche et droite", "espace voisin sur la laize"],
    ["Flèches haut et bas", "espace le plus proche sur la laize du dessus, du dessous"],
    ["Début et Fin", "bouts de la laize"],
    ["Page haut et Page bas", "tête et pied de la voile"],
    ["Entrée ou Espace", "choisit l’espace libre, puis le rend"],
  ],
  writing: [
    "Le nom d’un espace est complet : « Espace 91, spinnaker, 3,00 m², libre ». Un espace pris se lit, et ne se choisit pas.",
  ],
  accessibility: [
    "Une liste à choix (`listbox`) par voile : un seul arrêt de tabulation, les flèches suivent la position.",
    "La liste à côté dit et permet la même chose.",
  ],
  props: {
    label: "Ce qu’est le plan : « Plan de voilure des deux bateaux ».",
    drawings:
      "La `Picture` de chaque bateau, avec ses voiles et leurs cases numérotées : 560 × 738 unités du plan à partir de (84, 70), puis 680 × 738 à partir de (690, 70).",
    spaces:
      "Ce que l’on peut choisir sur chaque bateau : un `SailSpaces`. Avant qu’il vienne, le plan est une image.",
  },
};
