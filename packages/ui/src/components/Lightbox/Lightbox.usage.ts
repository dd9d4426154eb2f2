import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  group: "Contenu",
  aliases: ["visionneuse", "agrandir", "zoom", "galerie", "plein écran", "photo", "image", "viewer"],
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
  accessibility: [
    "Une fenêtre modale : le focus y reste, et revient à l’image que l’on regardait.",
    "Le rang de l’image est dit à chaque changement.",
  ],
};
