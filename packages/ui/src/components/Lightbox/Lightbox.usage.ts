import type { Usage } from "../../stories/usage.ts";
import type { LightboxProps } from "./Lightbox.tsx";

export const usage: Usage<LightboxProps> = {
  summary:
    "Une image aussi grande que la fenêtre le permet, et à 100 % quand c’est plus grand ; dessous, ce qui se lit avec elle. Une pression sur l’image ou autour ferme. Les flèches changent d’image, ou s’y déplacent à 100 %. Sans script, ce qui l’ouvre est un lien.",
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
    ["Début et Fin", "première et dernière image"],
    ["Tab", "reste dans la visionneuse"],
  ],
  writing: ["La légende dit ce que l’on voit, et d’où cela vient."],
  accessibility: [
    "Une fenêtre modale : le focus y reste, et revient à l’image que l’on regardait.",
    "À chaque changement, l’image qui vient est dite, avec son rang.",
  ],
  props: {
    items:
      "Les images, dans l’ordre : `picture`, sa légende (`caption`) ; s’il y en a, le logo de sa source (`mark`), un lien pour la garder (`action`), un texte entier à lire dessous (`text`).",
    value: "Quelle image est montrée, à partir de 0 ; rien quand la visionneuse est fermée.",
    label: "Le nom de la visionneuse, pour un lecteur d’écran : « Visionneuse ».",
    closeLabel: "« Fermer ».",
    previousLabel: "« Image précédente ».",
    nextLabel: "« Image suivante ».",
    zoomLabel: "« Taille réelle » : enfoncé quand l’image est à 100 %.",
    positionLabel: "Où l’on en est : « {position} sur {total} ».",
    failedLabel: "Dit à la place d’une image qui ne vient pas : « L’image ne s’affiche pas. »",
    onChange: "Reçoit la place de l’image demandée.",
    onClose: "On la ferme.",
  },
};
