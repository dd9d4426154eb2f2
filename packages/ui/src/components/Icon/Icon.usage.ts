import type { Usage } from "../../stories/usage.ts";
import type { IconProps } from "./Icon.tsx";

export const usage: Usage<IconProps> = {
  summary:
    "Un dessin de commande, à la taille et dans la couleur du texte qu’il accompagne. Le jeu entier est plus bas.",
  group: "Illustration",
  aliases: ["icône", "icônes", "icon", "icons", "pictogramme", "symbole", "svg"],
  when: [
    "Appuyer un mot : un téléchargement, une durée, une date.",
    "Seul dans un IconButton, quand le geste est connu de tous : fermer, suivant, pause.",
  ],
  instead: [
    ["un objet gravé à côté d’un texte", "Pictogram"],
    ["la marque d’une difficulté", "Badge"],
    ["une puce, un trait", "List ou Divider"],
  ],
  writing: [
    "Un dessin ne dit rien à lui seul : le mot est à côté, ou dans le nom du bouton.",
    "Toujours le même dessin pour le même geste : le nom de l’export dit lequel.",
  ],
  accessibility: ["Sans `label`, un dessin muet : le mot est à côté, ou dans le nom du bouton."],
  props: {
    size: "Son côté, en `em` du texte à côté.",
    label: "Ce qu’elle ajoute aux mots qu’elle suit ; sans lui, elle décore.",
  },
};
