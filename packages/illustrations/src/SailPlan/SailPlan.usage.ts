import type { Usage } from "@sillages/ui/stories";

export const usage: Usage = {
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
};
