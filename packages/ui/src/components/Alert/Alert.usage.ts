import type { Usage } from "../../stories/usage.ts";
import type { AlertProps } from "./Alert.tsx";

export const usage: Usage<AlertProps> = {
  summary:
    "Dit au bas de la fenêtre que quelque chose de la page elle-même a échoué. N’a besoin d’aucun script, et ne couvre rien pour de bon.",
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
  props: {
    id: "Ce par quoi un script qui n’est pas celui de React le montre.",
    children: "Une ou deux phrases : ce qui ne marche pas, et ce qui marche encore.",
    action: "La suite possible : son libellé et son adresse ; une adresse vide recharge la page.",
    hidden: "Gardé pour plus tard : montré et lu dès que l’attribut disparaît.",
  },
};
