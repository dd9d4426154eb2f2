import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  when: ["Les maisons que l’on vient lire, toutes à la même hauteur, chacune un lien."],
  instead: [
    ["douze logos et plus, d’un coup d’œil", "LogoMarquee"],
    ["un seul logo", "Logo"],
    ["présenter une maison", "Card, de la sorte `tile`"],
  ],
  keyboard: [
    ["Tab", "va d’un logo à l’autre, dans l’ordre de lecture"],
    ["Entrée", "ouvre le site de la maison, dans une nouvelle fenêtre"],
  ],
  writing: [
    "Le nom d’un logo est celui de la maison ; « (nouvelle fenêtre) » est ajouté pour les lecteurs d’écran.",
  ],
};
