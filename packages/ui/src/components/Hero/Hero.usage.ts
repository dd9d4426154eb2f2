import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  when: ["En tête de l’accueil, une seule fois dans le site."],
  instead: [["La tête d’une autre page", "Poster"]],
  writing: [
    "Trois lignes de titre, deux phrases, deux actions : au-delà, les mots quittent la partie calme du dessin.",
    "La légende de planche : « Planche I », une phrase, puis les encres.",
  ],
};
