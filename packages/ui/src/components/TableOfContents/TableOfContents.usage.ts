import type { Usage } from "../../stories/usage.ts";
import type { TableOfContentsProps } from "./TableOfContents.tsx";

export const usage: Usage<TableOfContentsProps> = {
  summary:
    "Les parties d’une longue page. À côté d’elles sur une page large, où il reste en vue ; au-dessus sur un téléphone.",
  group: "Navigation",
  aliases: ["sommaire", "table des matières", "TOC", "plan de page", "ancres"],
  when: ["Une page de texte qui compte quatre parties ou plus."],
  instead: [["Les pages d’un site", "SiteFooter"]],
  writing: ["Les titres des parties, mot pour mot."],
  accessibility: ["Une `nav` nommée et une liste ordonnée : on sait combien de parties il reste."],
  props: {
    label: "« Sur cette page ».",
    links: "Les parties de la page, dans l’ordre ; `href` est une ancre.",
  },
};
