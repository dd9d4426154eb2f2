import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  group: "Formulaires",
  aliases: ["zone de texte", "texte long", "message", "commentaire", "textarea", "champ multiligne"],
  when: ["Quelques lignes à écrire : une légende, un message."],
  instead: [["une seule ligne", "TextField"]],
  keyboard: [["Tab", "sort du champ ; Entrée va à la ligne"]],
  writing: ["La longueur attendue se dit avant, ce qui dépasse se dit après : rien n’est coupé."],
  accessibility: ["L’étiquette, l’aide et l’erreur sont rattachées au champ ; rien n’est coupé en silence."],
};
