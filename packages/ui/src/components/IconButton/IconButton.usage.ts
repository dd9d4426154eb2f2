import type { Usage } from "../../stories/usage.ts";
import type { IconButtonProps } from "./IconButton.tsx";

export const usage: Usage<IconButtonProps> = {
  summary: "Un bouton qu’une icône dit seule. Là où il y a la place des mots, prendre `Button`.",
  group: "Actions",
  aliases: ["bouton icône", "icône", "icon button", "bouton rond", "fermer", "close"],
  when: [
    "Un geste connu de tous, là où il n’y a pas de place pour un mot : fermer, précédent, suivant, pause.",
  ],
  instead: [
    ["dès qu’il y a la place d’un mot", "Button"],
    ["aller à une autre page", "ActionLink"],
  ],
  keyboard: [["Entrée ou Espace", "fait l’action"]],
  writing: ["Le nom, lu par les lecteurs d’écran, dit le geste et son objet : « Fermer la planche »."],
  accessibility: [
    "Son nom n’est pas visible : `label` est obligatoire.",
    "Sa cible fait 44 px, son dessin est muet.",
  ],
  props: {
    label: "Ce qu’il fait, pour un lecteur d’écran : « Photo suivante ».",
    children: "Une icône du jeu.",
    shape: "`round` pour les flèches, `square` pour le coin qui ferme un panneau.",
  },
};
