import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  group: "Navigation",
  aliases: ["pages", "pager", "page suivante", "archives"],
  status: "new",
  when: ["Une liste qui grandit sans fin : un journal, des archives. Chaque page a son adresse."],
  instead: [
    ["une liste courte que l’on restreint", "FilterBar"],
    ["des vues qui se suivent", "Carousel"],
    ["le plan d’une page longue", "TableOfContents"],
  ],
  writing: ["Le nom dit ce que l’on feuillette : « Pages du journal »."],
  accessibility: [
    "Un repère nommé ; la page où l’on est le dit par `aria-current` ; chaque numéro est lu « Page 4 ».",
  ],
};
