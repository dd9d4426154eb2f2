import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  group: "Navigation",
  aliases: ["sommaire", "table des matières", "TOC", "plan de page", "ancres"],
  when: ["Une page de texte qui compte quatre parties ou plus."],
  instead: [["Les pages d’un site", "SiteFooter"]],
  writing: ["Les titres des parties, mot pour mot."],
  accessibility: ["Une `nav` nommée et une liste ordonnée : on sait combien de parties il reste."],
};
