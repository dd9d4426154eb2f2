import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
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
};
