import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  when: ["Présenter deux choses égales, que l’on compare : deux bateaux, deux rives."],
  instead: [
    ["Trois choses ou plus", "Card"],
    ["Un dessin et ses mots, en tête de page", "Hero"],
  ],
  writing: ["Le même plan des deux côtés : un titre, puis les mêmes lignes dans le même ordre."],
};
