import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  when: ["Un oui qui compte à l’envoi du formulaire."],
  instead: [
    ["ce qui agit tout de suite", "ToggleButton"],
    ["restreindre une liste", "Chip"],
    ["un choix parmi plusieurs", "RadioTiles ou SelectField"],
  ],
  keyboard: [["Espace", "coche et décoche"]],
  writing: ["Une phrase affirmative, à la première personne ou à l’infinitif. Jamais une double négation."],
};
