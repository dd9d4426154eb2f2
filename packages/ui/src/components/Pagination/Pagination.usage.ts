import type { Usage } from "../../stories/usage.ts";
import type { PaginationProps } from "./Pagination.tsx";

export const usage: Usage<PaginationProps> = {
  summary:
    "Les pages d’une liste qui grandit : la première, la dernière, celles d’autour. Des liens : chaque page a son adresse.",
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
  props: {
    label: "Le nom du repère : « Pages du journal ».",
    page: "La page où l’on est, à partir de 1.",
    count: "Combien il y en a ; sans aucune, rien n’est dessiné.",
    href: "L’adresse d’une page : « /journal/page/{page} ».",
    firstHref: "L’adresse de la première, là où elle s’écrit autrement.",
    pageLabel: "Comment chaque page est lue : « Page {page} ».",
    previousLabel: "« Page précédente ».",
    nextLabel: "« Page suivante ».",
  },
};
