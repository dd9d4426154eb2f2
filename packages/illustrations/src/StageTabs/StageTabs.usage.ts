import type { Usage } from "@sillages/ui/stories";
import type { StageTabsProps } from "./StageTabs.tsx";

export const usage: Usage<StageTabsProps> = {
  summary:
    "Des affiches l’une sous l’autre, dont celle que l’on choisit est entière, son récit à côté ; les « Tabs » de l’APG. Chacune est un lien vers son panneau : sans script et sur papier, tous les panneaux se lisent.",
  aliases: ["étapes", "onglets", "affiches", "stepper", "escales"],
  when: ["Les étapes d’un voyage : deux à cinq, chacune avec son affiche et son récit."],
  instead: [
    ["des vues sans image", "Tabs"],
    ["des dates sur une ligne", "Timeline"],
  ],
  keyboard: [
    ["Tab", "atteint l’affiche choisie, puis son récit"],
    ["Flèches haut et bas, gauche et droite", "choisissent l’affiche d’avant, d’après, et font le tour"],
    ["Début et Fin", "choisissent la première, la dernière"],
  ],
  writing: ["Un titre de deux ou trois mots, un lieu, une période ; un seul chiffre, avec ce qu’il compte."],
  accessibility: ["Des onglets : un seul arrêt de tabulation, le récit choisi en est un autre."],
  props: {
    label: "Le nom des affiches, pour un lecteur d’écran.",
    stages: "De deux à huit étapes : une affiche et son panneau.",
    value: "L’étape choisie : une carte peut aussi la choisir.",
    onChange: "Reçoit l’`id` de l’étape choisie.",
  },
};
