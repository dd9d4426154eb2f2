import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  summary:
    "Anime `SiteHeader`, `LogoMarquee` et `SchemeSwitch` là où React affiche la page : un seul suffit, n’importe où. Une page que React n’atteint pas appelle elle-même les fonctions de `@sillages/ui/behaviors`.",
  group: "Mise en page",
  aliases: ["scripts", "comportements", "JavaScript", "hydratation"],
  when: [
    "Une fois par page, quand React l’affiche et qu’elle porte un SiteHeader, un LogoMarquee ou un SchemeSwitch.",
  ],
  instead: [
    [
      "une page servie sans React",
      "les fonctions de `@sillages/ui/behaviors`, appelées par son propre script",
    ],
  ],
};
