import type { Usage } from "@sillages/ui/stories";
import type { BoatPlanProps } from "./BoatPlan.tsx";

export const usage: Usage<BoatPlanProps> = {
  summary:
    "Un IMOCA à ses vraies proportions, de profil et de face ; des numéros mènent à la liste de ses mesures. Le dessin est muet : la liste dit tout ce qu’il montre.",
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
  props: {
    children:
      "Ce qui l’introduit, d’un seul bloc : un `SectionHeader`. Au-dessus de la liste sur une page large, en premier sur un téléphone.",
    marks: "Ce que les numéros désignent, à partir de 1 dans cet ordre, sur le dessin et dans la liste.",
  },
};
