import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  when: ["Une phrase qui résume tout, au milieu ou à la fin d’une page, avec une image qui la porte."],
  instead: [
    ["le haut d’une page", "Hero"],
    ["une image d’un bord à l’autre, les mots par-dessus", "PosterBand"],
  ],
  writing: ["Un titre de deux lignes, une phrase dessous."],
};
