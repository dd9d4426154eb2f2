import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  when: ["Un écran qui prend toute la page : une question de quiz, un résultat."],
  instead: [
    ["la tête d’une page", "Poster"],
    ["une image au milieu d’une page", "PosterBand"],
  ],
  writing: ["L’image accompagne : rien d’utile ne s’y trouve."],
};
