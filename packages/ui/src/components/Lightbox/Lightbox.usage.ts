import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  when: [
    "Regarder une image de près : une affiche, une page de journal.",
    "Lire un article au-dessous de son image : `text`.",
  ],
  instead: [["présenter quelqu’un ou demander quelque chose", "Dialog"]],
  keyboard: [
    ["Échap", "ferme, et rend le focus ; un clic sur l’image ou autour aussi"],
    ["Flèches", "changent d’image, ou déplacent l’image agrandie"],
  ],
  writing: ["La légende dit ce que l’on voit, et d’où cela vient."],
};
