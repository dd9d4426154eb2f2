import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  when: ["Une page de texte qui compte quatre parties ou plus."],
  instead: [
    ["Les pages d’un site", "SiteFooter"],
    ["Le chemin jusqu’à la page", "Breadcrumb"],
  ],
  writing: ["Les titres des parties, mot pour mot."],
};
