import type { Usage } from "@sillages/ui/stories";
import type { ZoomPaneProps } from "./ZoomPane.tsx";

export const usage: Usage<ZoomPaneProps> = {
  summary: "Une fenêtre sur un grand dessin, que l’on rapproche et que l’on déplace.",
  aliases: ["loupe", "zoom", "carte", "plan", "pincer", "agrandir", "pan and zoom"],
  when: ["Un dessin où l’on choisit, et dont les parties sont petites sur un téléphone."],
  instead: [["voir une image en grand", "Lightbox"]],
  keyboard: [
    ["+ et −", "rapprochent et éloignent, quand le focus est dans la fenêtre"],
    ["0", "revient au dessin entier"],
    ["Flèches", "déplacent le dessin rapproché, quand la fenêtre a le focus"],
  ],
  accessibility: [
    "Deux doigts, la molette avec Ctrl, les boutons et les touches font la même chose ; la page garde sa taille.",
    "Entier, le dessin laisse défiler la page et ne prend pas le focus.",
  ],
  props: {
    children: "Le dessin, et ce que l’on y choisit.",
    ref: "La fenêtre, que reçoivent ses `ZoomControls`.",
    controls: "Ses `ZoomControls`, le long d’un bord que le dessin laisse libre.",
  },
};
