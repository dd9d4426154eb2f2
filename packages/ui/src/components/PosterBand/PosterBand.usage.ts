import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  when: ["Une scène pleine largeur qui ouvre une grande partie, ou qui ferme une page sur une invitation."],
  instead: [
    ["La tête d’une page", "Hero"],
    ["Une image dans le texte", "Figure"],
  ],
  writing: ["Un titre de deux lignes, rien d’autre sur le dessin ; le texte vient dans la section suivante."],
};
