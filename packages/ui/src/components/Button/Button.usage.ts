import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  group: "Actions",
  aliases: ["bouton", "btn", "action", "valider", "envoyer", "submit", "CTA"],
  when: [
    "Faire quelque chose sur cette page : envoyer, filtrer, commencer, revenir d’une question.",
    "Une seule action pleine par groupe ; les autres sont cernées (`secondary`).",
    "L’action forte (`accent`), une fois par page : celle pour laquelle la page existe.",
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
  accessibility: [
    "Occupé (`loading`), il garde le focus et se dit occupé (`aria-busy`) ; il refuse les pressions sans disparaître.",
    "Sa cible fait 44 px au moins, même en petit.",
    "Désactivé, il ne reçoit pas le focus : dire à côté ce qui manque.",
  ],
};
