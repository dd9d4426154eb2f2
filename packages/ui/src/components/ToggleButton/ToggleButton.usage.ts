import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  when: ["Restreindre une liste, une puce par catégorie, avec ce qu’elle contient."],
  instead: [
    ["des panneaux différents", "Tabs"],
    ["un mot-clé que l’on ne choisit pas", "TagList"],
    ["un oui dans un formulaire", "Checkbox"],
  ],
  keyboard: [["Entrée ou Espace", "met et retire le filtre"]],
  writing: ["Le nom de la catégorie, au singulier ou au pluriel comme dans la liste ; le nombre est compté."],
};
