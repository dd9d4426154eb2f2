import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  when: ["Un réglage qui agit tout de suite : en pause ou non, avec ou sans le son."],
  instead: [
    ["un oui dans un formulaire", "Checkbox"],
    ["restreindre une liste", "Chip"],
  ],
  keyboard: [["Entrée ou Espace", "passe d’un état à l’autre"]],
  writing: ["Le nom ne change pas avec l’état ; l’état se voit et s’entend."],
};
