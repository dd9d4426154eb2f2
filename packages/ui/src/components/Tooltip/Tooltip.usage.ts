import type { Usage } from "../../stories/usage.ts";
import type { TooltipProps } from "./Tooltip.tsx";

export const usage: Usage<TooltipProps> = {
  summary:
    "Des mots qui se montrent près d’une commande que l’on pointe ou que le focus atteint ; Échap les range.",
  group: "Retour d’information",
  aliases: ["infobulle", "bulle", "bulle d’aide", "hint", "aide"],
  status: "new",
  when: ["Dire en toutes lettres ce que fait une icône seule, à qui la pointe ou l’atteint au clavier."],
  instead: [
    ["une information dont on ne peut se passer", "Text"],
    ["une aide à la saisie", "TextField"],
    ["plusieurs lignes, un lien", "Disclosure"],
  ],
  keyboard: [
    ["Tab", "montre la bulle de la commande atteinte"],
    ["Échap", "la range, sans bouger le focus"],
  ],
  writing: [
    "Quelques mots, sans point final ; les mêmes que le nom de la commande quand elle n’est qu’une icône.",
  ],
  accessibility: [
    "Se montre au survol et au focus, reste tant que l’un ou l’autre dure, et Échap la range ; le pointeur peut aller sur ses mots.",
  ],
  props: {
    text: "Quelques mots : ce que fait une icône seule, ou une précision. Jamais ce dont on ne peut se passer.",
    children: "La commande dont ils parlent : un bouton ou un lien.",
    id: "Quand le texte dit plus que le nom de la commande : donner le même `id` à son `aria-describedby`. Sans lui, le texte se voit et ne s’entend pas, car le nom s’entend déjà.",
  },
};
