import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  when: [
    "Quelques vues d’une même chose, quand toutes ne méritent pas la même place.",
    "Sans script, la rangée défile au doigt ou aux flèches du navigateur.",
  ],
  instead: [
    ["une liste à comparer", "Grid"],
    ["une seule image à regarder de près", "Lightbox"],
    ["des contenus de natures différentes", "Tabs"],
  ],
  keyboard: [
    ["Tab", "pause d’abord, puis précédent et suivant, puis les vues"],
    ["Entrée ou Espace", "met en pause, relance, ou change de vue"],
  ],
  writing: [
    "Chaque vue dit où l’on est : « 2 sur 4 ».",
    "Rien d’indispensable dans une vue que l’on pourrait ne jamais voir.",
  ],
};
