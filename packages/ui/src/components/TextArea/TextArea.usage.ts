import { fieldProps } from "../../stories/fieldProps.ts";
import type { Usage } from "../../stories/usage.ts";
import type { TextAreaProps } from "./TextArea.tsx";

export const usage: Usage<TextAreaProps> = {
  summary: "Quelques lignes à écrire.",
  group: "Formulaires",
  aliases: ["zone de texte", "texte long", "message", "commentaire", "textarea", "champ multiligne"],
  when: ["Quelques lignes à écrire : une légende, un message."],
  instead: [["une seule ligne", "TextField"]],
  keyboard: [["Tab", "sort du champ ; Entrée va à la ligne"]],
  writing: ["La longueur attendue se dit avant, ce qui dépasse se dit après : rien n’est coupé."],
  accessibility: ["L’étiquette, l’aide et l’erreur sont rattachées au champ ; rien n’est coupé en silence."],
  props: {
    ...fieldProps,
    name: "Son nom dans le formulaire.",
    rows: "Combien de lignes se voient au début.",
    value: "Ce qu’il contient, quand la page le tient.",
    defaultValue: "Ce qu’il contient au début, quand le formulaire le tient.",
    onChange:
      "Reçoit le texte à mesure qu’il s’écrit. Rien de ce qui est écrit n’est jamais coupé : dire plutôt ce qui est trop long.",
  },
};
