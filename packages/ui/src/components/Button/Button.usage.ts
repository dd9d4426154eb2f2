import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  when: [
    "Faire quelque chose sur cette page : envoyer, filtrer, commencer, revenir d’une question.",
    "Une seule action pleine par groupe ; les autres sont cernées (outline).",
    "L’action forte (strong), une fois par page : celle pour laquelle la page existe.",
  ],
  instead: [
    ["aller à une autre page ou à une ancre", "ActionLink"],
    ["un lien dans une phrase", "Link"],
    ["une action qui reste enfoncée", "ToggleButton"],
    ["un pictogramme seul", "IconButton"],
  ],
  keyboard: [
    ["Entrée ou Espace", "fait l’action"],
    ["Tab", "passe au suivant ; un bouton désactivé est sauté, un bouton occupé garde le focus"],
  ],
  writing: [
    "Un verbe à l’infinitif et son objet : « Rentrer au port ».",
    "La même action garde le même nom partout.",
    "Pendant l’attente, un libellé court : « Envoi… ».",
  ],
};
