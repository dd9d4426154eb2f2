import type { Usage } from "../../stories/usage.ts";
import type { SectionProps } from "./Section.tsx";

export const usage: Usage<SectionProps> = {
  summary:
    "Une bande de la page sur une encre, son contenu tenu à la grille. Deux voisines n’ont jamais la même encre.",
  group: "Mise en page",
  aliases: ["bande", "bloc", "fond", "couleur de fond", "conteneur", "container", "section"],
  when: [
    "Une bande de la page sur une encre, son contenu tenu à la grille.",
    "Deux bandes voisines n’ont jamais la même encre : c’est ce qui fait l’affiche.",
  ],
  instead: [
    ["la tête d’une page", "Hero"],
    ["une scène pleine largeur avec un titre", "MediaSection"],
    ["un groupe dans une bande", "Stack ou Grid"],
  ],
  writing: ["Une bande, une idée : un titre, un chapô, ce qui la prouve, une action."],
  accessibility: ["Nommée par son titre (`labelledBy`), elle devient un repère de la page."],
  props: {
    children: "Son contenu.",
    id: "L’ancre de la section : `#projet`.",
    labelledBy: "L’`id` du titre qui nomme la section ; sans lui, elle n’est pas un repère.",
    surface: "L’encre de son fond ; ce qu’elle contient prend les couleurs qui s’y lisent.",
    space:
      "L’air au-dessus et au-dessous. `head` pour la première d’une page sans dessin : elle commence sous le `SiteHeader`.",
    picture: "Une `SectionPicture`, au-dessus du contenu.",
    label: "Nomme la section là où aucun titre ne le fait.",
    bleed: "Va d’un bord à l’autre de la fenêtre : pour des cartes qui se touchent.",
    stack: "Pose son contenu l’un sous l’autre, avec cet écart entre deux voisins.",
    clear: "Sans fond à elle : ce qui est derrière se voit. Son encre dit quelles couleurs s’y lisent.",
  },
};
