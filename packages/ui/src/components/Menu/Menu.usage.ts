import type { Usage } from "../../stories/usage.ts";
import type { MenuProps } from "./Menu.tsx";

export const usage: Usage<MenuProps> = {
  summary:
    "Un bouton qui ouvre quelques actions ; le « menu button » de l’APG. Il lui faut un script : garder en vue ce qui compte le plus.",
  group: "Actions",
  aliases: [
    "menu déroulant",
    "menu d’actions",
    "dropdown",
    "dropdown menu",
    "popover",
    "menu button",
    "partager",
  ],
  status: "new",
  when: [
    "Quelques façons de faire la même chose, sous un seul bouton : partager, exporter, ajouter à l’agenda.",
  ],
  instead: [
    ["deux actions, qui tiennent côte à côte", "Button"],
    ["une valeur dans un formulaire", "SelectField"],
    ["des liens vers les pages du site", "SiteHeader"],
  ],
  keyboard: [
    ["Entrée, Espace ou Flèche bas", "ouvre, sur la première action"],
    ["Flèche haut", "ouvre, sur la dernière"],
    ["Flèches, Début et Fin", "passent d’une action à l’autre et font le tour"],
    ["Une lettre", "va à l’action suivante qui commence ainsi"],
    ["Échap", "ferme, et rend le focus au bouton"],
    ["Tab", "ferme et continue"],
  ],
  writing: ["Un verbe pour le bouton, un verbe pour chaque action."],
  accessibility: [
    'Un bouton `aria-haspopup`, une liste `role="menu"` : le focus y entre, et revient au bouton.',
  ],
  props: {
    label: "Ce qui l’ouvre : « Partager ».",
    items:
      "Les actions, dans l’ordre : un libellé, une icône s’il y en a une, et une adresse (`href`) ou ce que fait le choix (`onSelect`) ; fermée (`disabled`), une action se lit encore.",
    variant: "L’emphase du bouton.",
  },
};
