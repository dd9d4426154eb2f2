import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  group: "Contenu",
  aliases: ["carte dépliable", "portrait", "toggle card", "accordéon", "profil", "membre"],
  when: [
    "Un portrait que l’on choisit pour en lire plus ; un seul à la fois, si la page le décide.",
    "Sans script la carte se déplie aussi, et la recherche du navigateur l’ouvre.",
  ],
  instead: [
    ["un texte à déplier, sans image", "Disclosure"],
    ["une carte qui mène ailleurs", "Card, avec un titre qui est un lien"],
  ],
  keyboard: [
    ["Tab", "atteint l’intitulé de la carte, puis ce qu’elle a déplié"],
    ["Entrée ou Espace", "choisit la carte, puis la rend"],
  ],
  writing: [
    "L’intitulé nomme ce qu’il ouvre : « Lire le portrait de Maëlle », puis « Fermer le portrait de Maëlle ».",
  ],
  accessibility: [
    "Un `details` : sans script la carte se déplie aussi.",
    "L’intitulé nomme la personne : on sait ce que l’on ouvre, hors contexte.",
  ],
};
