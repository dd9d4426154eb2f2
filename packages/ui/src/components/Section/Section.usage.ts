import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
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
};
