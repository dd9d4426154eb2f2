import type { Usage } from "../../stories/usage.ts";
import type { MediaSectionProps } from "./MediaSection.tsx";

export const usage: Usage<MediaSectionProps> = {
  summary:
    "Une scène et ses mots, d’un bord à l’autre, au milieu ou à la fin d’une page. La tête d’une page est un `Hero`.",
  group: "Mise en page",
  aliases: ["image et texte", "bandeau image", "scène", "split", "banner", "appel", "contact"],
  when: [
    "Au milieu d’une page : une scène, et ce qu’il y a à en dire, d’un bord à l’autre (`side`).",
    "Une scène qui ouvre une grande partie, ou qui ferme une page sur une invitation (`cover`).",
    "Finir une page par la personne qui répond : son portrait, ses heures, son téléphone (`portrait`).",
    "Présenter deux choses égales, que l’on compare, côte à côte : deux bateaux, deux rives.",
  ],
  instead: [
    ["La tête d’une page", "Hero"],
    ["Une image dans le texte", "Figure"],
    ["Trois choses ou plus", "Card"],
    ["Une adresse dans une phrase", "Link"],
  ],
  writing: [
    "Un titre de deux lignes, une à trois phrases, une action pleine. Sur un dessin, rien que le titre.",
    "Un prénom plutôt qu’un service : « Camille décroche. »",
    "Côte à côte, le même plan : un titre, puis les mêmes lignes dans le même ordre.",
  ],
  props: {
    eyebrow: "Quelques mots au-dessus du titre : « Notre philosophie ».",
    children: "Un titre, et ce qu’il y a à dire ; sur un dessin, le titre seul.",
    layout:
      "Où se tiennent le dessin et les mots. `side` : le dessin depuis le bord gauche, les mots à côté, tenus à la grille. `cover` : le dessin d’un bord à l’autre, les mots sur son haut calme. `portrait` : quelqu’un aussi haut que la section. `stack` : le dessin au-dessus, les mots dessous ; deux font une `MediaPair`.",
    picture: "La scène.",
    tall: "La même scène composée pour un téléphone.",
    surface:
      "L’encre sous les mots, ou celle du haut calme du dessin : les mots prennent les couleurs qui s’y lisent.",
    align: "Où se tiennent les mots d’un `cover`.",
    actions:
      "Ce que l’on peut faire, après les mots ; au pied sombre d’un `cover`, sous lui sur un téléphone.",
    labelledBy: "L’`id` du titre qui nomme la section ; sans lui, elle n’est pas un repère.",
    id: "L’ancre de la section.",
  },
};
