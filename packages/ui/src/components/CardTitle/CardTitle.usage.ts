import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  when: ["Le titre d’une carte. Avec une adresse, toute la carte en devient la cible."],
  instead: [["le titre d’une page ou d’une section", "Heading"]],
  writing: ["Une affirmation ou un nom, sans point final. Pas de « Cliquez ici »."],
};
