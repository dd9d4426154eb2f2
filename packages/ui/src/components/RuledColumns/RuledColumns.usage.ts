import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  when: [
    "Deux ou trois choses de même nature et de même poids, sans image : trois médias, trois engagements.",
  ],
  instead: [
    ["une liste plus longue, ou des images", "Grid de Card"],
    ["des termes et ce qu’ils valent", "DescriptionList"],
  ],
  writing: ["Le même nombre de lignes dans chaque colonne, ou presque."],
};
