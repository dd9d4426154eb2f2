import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  group: "Navigation",
  aliases: [
    "en-tête",
    "entête",
    "header",
    "menu",
    "nav",
    "navigation",
    "navbar",
    "barre de navigation",
    "hamburger",
  ],
  when: ["En tête de chaque page."],
  instead: [["aller plus bas dans la page", "ActionLink vers une ancre"]],
  keyboard: [
    ["Entrée ou Espace", "ouvre et ferme « Présentation »"],
    ["Échap", "ferme le menu, et rend le focus à son bouton"],
    ["Tab", "quitte le menu, qui se ferme"],
  ],
  writing: ["Un ou deux mots par entrée, dans l’ordre du cahier des charges."],
  accessibility: [
    "Une `nav` nommée ; le sous-menu est un bouton qui dit s’il est ouvert, pas un menu d’application.",
    "Sans script, tous les liens restent atteignables.",
  ],
};
