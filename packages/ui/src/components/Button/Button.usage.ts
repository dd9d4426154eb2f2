import type { Usage } from "../../stories/usage.ts";
import type { ButtonProps } from "./Button.tsx";

export const usage: Usage<ButtonProps> = {
  summary: "Fait quelque chose sur cette page. Pour aller quelque part, prendre `ActionLink`.",
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
  props: {
    children: "Un verbe à l’infinitif : « Rentrer au port ». Une icône peut le précéder.",
    variant: "Une action `primary` par groupe ; les autres sont `secondary`.",
    size: "`small` dans une barre : la cible garde 44 px.",
    plain: "Sans le sillage : un bouton plein qui porte une icône, ou qui se tient parmi d’autres.",
    type: "Ce qu’il fait dans un formulaire : rien de lui-même, l’envoyer, ou le remettre à zéro.",
    loading:
      "Ce qu’il a lancé est en route : il garde le focus et sa place, et ne recommence pas. Raccourcir le libellé.",
  },
};
