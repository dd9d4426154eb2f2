import type { Usage } from "@sillages/ui/stories";

export const usage: Usage = {
  aliases: ["bateau", "plan", "cotes", "dimensions", "IMOCA", "boat"],
  when: ["Présenter un bateau de la classe IMOCA, cote par cote."],
  instead: [
    ["Choisir un espace sur les voiles", "SailPlan"],
    ["Des mesures sans dessin", "DescriptionList"],
  ],
  writing: [
    "Une mesure par ligne, avec son unité ; une phrase seulement si la mesure ne suffit pas.",
    "Le dessin se tait pour un lecteur d’écran : la liste dit tout ce qu’il montre.",
  ],
};
