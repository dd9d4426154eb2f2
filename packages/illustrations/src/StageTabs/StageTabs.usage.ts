import type { Usage } from "@sillages/ui/stories";

export const usage: Usage = {
  aliases: ["étapes", "onglets", "affiches", "stepper", "escales"],
  when: ["Les étapes d’un voyage : deux à cinq, chacune avec son affiche et son récit."],
  instead: [
    ["des vues sans image", "Tabs"],
    ["des dates sur une ligne", "Timeline"],
  ],
  keyboard: [
    ["Tab", "atteint l’affiche choisie, puis son récit"],
    ["Flèches gauche et droite", "choisissent l’affiche d’avant, d’après, et font le tour"],
    ["Début et Fin", "choisissent la première, la dernière"],
  ],
  writing: ["Un titre de deux ou trois mots, un lieu, une période ; un seul chiffre, avec ce qu’il compte."],
  accessibility: ["Des onglets : un seul arrêt de tabulation, le récit choisi en est un autre."],
};
