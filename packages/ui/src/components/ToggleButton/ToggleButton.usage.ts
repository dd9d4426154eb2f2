import type { Usage } from "../../stories/usage.ts";
import type { ToggleButtonProps } from "./ToggleButton.tsx";

export const usage: Usage<ToggleButtonProps> = {
  summary:
    "Un filtre, pris ou non, avec ce qu’il montre. Plusieurs se tiennent dans un `Fieldset` qui dit ce qu’ils filtrent.",
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
  props: {
    children: "Un ou deux mots : « Presse écrite ».",
    pressed: "S’il est enfoncé.",
    count: "Combien de choses il montrerait ; à 0, il ne peut être enfoncé.",
    size: "`small` dans un panneau de filtres.",
    onChange: "Reçoit l’état que demande la pression.",
  },
};
