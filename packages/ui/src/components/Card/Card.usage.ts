import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  group: "Contenu",
  aliases: ["carte", "vignette", "tuile", "tile", "article", "membre", "lot", "film", "vidéo"],
  when: [
    "Une chose parmi plusieurs semblables : un membre, un article, un lot, une étape.",
    "À plat sur une encre, jointive avec ses voisines, jamais deux encres égales côte à côte.",
    "Une chose choisie sur un plan, son numéro, ce qu’elle est, ce que l’on peut en faire (`summary`).",
  ],
  instead: [
    ["un seul sujet, en grand", "Hero"],
    ["un chiffre", "Stat"],
    ["une carte que l’on choisit", "ExpandableCard"],
    ["le titre d’une page ou d’une section", "Heading"],
  ],
  writing: [
    "Un titre court, une ou deux phrases, une seule action pleine ; ce qui annule est en contour.",
    "Le titre est une affirmation ou un nom, sans point final. Pas de « Cliquez ici ». Avec une adresse, toute la carte en devient la cible.",
  ],
  accessibility: [
    "La marque de lecture posée sur l’image d’un film est un décor : le lien dit ce qu’il lance.",
    "Toute la carte est cliquable, mais un seul lien se lit : celui du titre.",
    "Le rang du titre suit le plan de la page.",
  ],
};
