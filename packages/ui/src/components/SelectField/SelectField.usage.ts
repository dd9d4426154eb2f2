import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  group: "Formulaires",
  aliases: ["liste déroulante", "menu déroulant", "dropdown", "select", "combobox", "choix"],
  when: ["Un choix parmi beaucoup, dans la liste du navigateur."],
  instead: [
    ["cinq choix au plus", "RadioGroup"],
    ["restreindre avec plusieurs critères", "FilterBar"],
  ],
  keyboard: [
    ["Flèches", "changent de choix"],
    ["Une lettre", "va au premier choix qui commence ainsi"],
  ],
  writing: ["Le choix par défaut est un vrai choix : « Toutes les années »."],
  accessibility: [
    "Le `select` du navigateur : le clavier, le tactile et les lecteurs d’écran le connaissent déjà.",
    "L’aide et l’erreur sont rattachées au champ.",
  ],
};
