import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  group: "Contenu",
  aliases: ["carrousel", "diaporama", "slider", "slideshow", "galerie", "défilement"],
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
  accessibility: [
    "Le bouton de pause vient en premier ; la rotation cesse au focus et au survol, et si le système demande moins de mouvement.",
    "Les vues cachées sont inertes ; à l’arrêt, le changement de vue est annoncé.",
  ],
};
