import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  group: "Formulaires",
  aliases: ["recherche", "rechercher", "chercher", "search", "loupe", "champ de recherche"],
  when: ["Chercher dans la liste qui suit ; elle répond à mesure que l’on écrit."],
  instead: [["choisir parmi des valeurs connues", "SelectField ou ToggleButton"]],
  keyboard: [
    ["Échap", "vide le champ"],
    ["Tab", "passe au bouton qui vide le champ, s’il y a quelque chose à vider"],
  ],
  writing: [
    "L’étiquette dit où l’on cherche : « Chercher dans la presse ».",
    "Le résultat se dit avec son nombre, à côté.",
  ],
  accessibility: ["Le bouton qui vide le champ a un nom, et rend le focus au champ."],
};
