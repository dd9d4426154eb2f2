import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  when: ["En tête de chaque page."],
  instead: [["aller plus bas dans la page", "ActionLink vers une ancre"]],
  keyboard: [
    ["Entrée ou Espace", "ouvre et ferme « Présentation »"],
    ["Échap", "ferme le menu, et rend le focus à son bouton"],
    ["Tab", "quitte le menu, qui se ferme"],
  ],
  writing: ["Un ou deux mots par entrée, dans l’ordre du cahier des charges."],
};
