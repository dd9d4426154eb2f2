import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  when: [
    "Une chose parmi plusieurs semblables : un membre, un article, un lot, une étape.",
    "À plat sur une encre, jointive avec ses voisines, jamais deux encres égales côte à côte.",
    "Une chose choisie sur un plan, son numéro, ce qu’elle est, ce que l’on peut en faire (`summary`).",
  ],
  instead: [
    ["un seul sujet, en grand", "Hero"],
    ["un chiffre", "StatGroup"],
    ["une carte que l’on choisit", "ExpandableCard"],
    ["le titre d’une page ou d’une section", "Heading"],
  ],
  writing: [
    "Un titre court, une ou deux phrases, une seule action pleine ; ce qui annule est en contour.",
    "Le titre est une affirmation ou un nom, sans point final. Pas de « Cliquez ici ». Avec une adresse, toute la carte en devient la cible.",
  ],
};
