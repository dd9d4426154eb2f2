import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  group: "Navigation",
  aliases: ["lien", "hyperlien", "hyperlink", "ancre", "anchor", "télécharger", "download"],
  when: ["Un lien dans une phrase, ou seul à la fin d’une carte."],
  instead: [
    ["l’action principale de la page", "ActionLink"],
    ["agir sans changer de page", "Button"],
  ],
  keyboard: [["Entrée", "suit le lien"]],
  writing: [
    "Le lien se comprend hors de sa phrase : « Lire le récit de l’escale », jamais « ici ».",
    "Un téléchargement dit son format et son poids.",
  ],
  accessibility: [
    "Souligné : la couleur n’est jamais seule à dire que c’est un lien.",
    "La page où l’on est se dit `aria-current`.",
  ],
};
