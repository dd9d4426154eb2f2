import type { Usage } from "../../stories/usage.ts";
import type { SchemeSwitchProps } from "./SchemeSwitch.tsx";

export const usage: Usage<SchemeSwitchProps> = {
  summary: "Choisir les encres du jour ou celles de la nuit, ou laisser le système décider.",
  group: "Navigation",
  aliases: ["thème", "mode sombre", "clair", "nuit", "dark mode", "color scheme", "apparence"],
  when: ["Une fois, au pied de chaque page, avec les liens légaux."],
  instead: [
    ["un réglage qui s’allume ou s’éteint", "Switch"],
    ["un choix qui compte dans un formulaire", "RadioGroup"],
  ],
  keyboard: [
    ["Tab", "entre dans le groupe, sur le choix actuel"],
    ["flèches", "changent de choix, aussitôt appliqué"],
  ],
  writing: ["Un mot par choix : « Automatique », « Clair », « Sombre »."],
  accessibility: [
    "Des boutons radio natifs, nommés par leur légende.",
    "Sans script, il n’est pas montré, et la page suit le réglage du système.",
    "Rien n’est gardé sur l’appareil tant que personne ne choisit ; « Automatique » efface le choix.",
  ],
  props: {
    legend: "Ce que l’on choisit : « Apparence ».",
    systemLabel: "Comme le système : « Automatique ».",
    lightLabel: "De jour : « Clair ».",
    darkLabel: "De nuit : « Sombre ».",
  },
};
