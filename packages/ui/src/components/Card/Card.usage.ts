import type { Usage } from "../../stories/usage.ts";
import type { CardProps } from "./Card.tsx";

export const usage: Usage<CardProps> = {
  summary: "Une chose parmi plusieurs : un dessin et ses mots, dans un cadre ou sur une encre.",
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
    "La marque de lecture posée sur l’image d’un film est un décor : le lien dit ce qu’il lance.",
    "Toute la carte est cliquable, mais un seul lien se lit : celui du titre.",
    "Le rang du titre suit le plan de la page.",
  ],
  props: {
    children: "Une `CardMedia`, puis un `CardBody`.",
    layout:
      "Où se tiennent le dessin et les mots. `column` : le dessin au-dessus. `tile` : sur une encre, un petit dessin en tête, les mots au pied, les tuiles se touchent. `row` : un petit dessin à gauche. `summary` : ce qui a été choisi, un `CardNumber`, ce que l’on en sait, un `CardFooter` dessous.",
    size: "`large` donne plus au dessin. En `column` : deux colonnes de la grille, à la hauteur des voisines. En `tile` : il remplit ce que les mots laissent. En `row` : sept colonnes contre cinq.",
    variant:
      "Ce qui tient une `column` : un cadre réglé ou une encre ; `plain` n’a ni cadre ni marge (un portrait, un lot, une bobine).",
    surface: "Un aplat d’encre, au lieu du cadre réglé d’une `column`.",
    id: "L’ancre de la carte.",
    as: "`li` dans une liste, `article` quand elle se suffit.",
  },
};
