import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  group: "Retour d’information",
  aliases: [
    "alerte",
    "avertissement",
    "bannière",
    "bandeau",
    "banner",
    "warning",
    "callout",
    "panne",
    "erreur",
  ],
  when: ["Dire que la page elle-même a une panne, et comment continuer, même sans script."],
  instead: [
    ["dire que ce que l’on vient de faire est fait", "Toast"],
    ["parler d’un champ ou d’un bouton", "Status"],
  ],
  keyboard: [["Tab", "atteint le lien, à sa place dans la page"]],
  writing: ["Ce qui ne marche pas, puis ce qui marche encore. Jamais de code d’erreur."],
  accessibility: ['`role="alert"` : elle est lue dès qu’elle paraît. Une seule à la fois.'],
};
