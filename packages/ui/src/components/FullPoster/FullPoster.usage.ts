import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  when: ["Une page qui n’a presque rien à dire : une adresse inconnue, une panne."],
  instead: [
    ["Le haut d’une page qui continue", "Poster"],
    ["L’accueil", "Hero"],
  ],
  writing: ["Ce qui se passe, en une phrase, puis une ou deux façons de repartir."],
};
