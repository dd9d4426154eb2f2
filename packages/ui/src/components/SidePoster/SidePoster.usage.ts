import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  when: ["Au milieu d’une page : une scène, et ce qu’il y a à en dire, d’un bord à l’autre."],
  instead: [
    ["La tête d’une page", "Hero"],
    ["Des mots posés sur le dessin", "PosterBand"],
    ["Une personne à qui parler", "ContactBand"],
  ],
  writing: ["Un titre, deux ou trois phrases, une action pleine."],
};
