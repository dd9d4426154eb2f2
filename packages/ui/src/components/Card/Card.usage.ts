import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  when: [
    "Une chose parmi plusieurs semblables : un membre, un article, un lot, une étape.",
    "À plat sur une encre, jointive avec ses voisines, jamais deux encres égales côte à côte.",
  ],
  instead: [
    ["un seul sujet, en grand", "Hero"],
    ["un chiffre", "StatGroup"],
    ["une carte que l’on choisit", "ToggleCard"],
  ],
  writing: ["Un titre court, une ou deux phrases, une seule action."],
};
