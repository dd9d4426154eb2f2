import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  group: "Actions",
  aliases: ["toggle", "puce", "chip", "filtre", "filter", "case à cocher", "checkbox"],
  when: ["Restreindre une liste, une puce par catégorie, avec ce qu’elle contient."],
  instead: [
    ["des panneaux différents", "Tabs"],
    ["un mot-clé que l’on ne choisit pas", "TagList"],
    ["un choix parmi quelques-uns, dans un formulaire", "RadioGroup"],
  ],
  keyboard: [["Entrée ou Espace", "met et retire le filtre"]],
  writing: ["Le nom de la catégorie, au singulier ou au pluriel comme dans la liste ; le nombre est compté."],
  accessibility: [
    "Enfoncé ou non se dit par `aria-pressed` ; le nom ne change pas avec l’état.",
    "À zéro résultat il ne se presse plus, sauf s’il est déjà mis : on peut toujours l’ôter.",
  ],
};
