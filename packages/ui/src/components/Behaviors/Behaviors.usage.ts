import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  group: "Mise en page",
  aliases: ["scripts", "comportements", "JavaScript", "hydratation"],
  when: ["Une fois par page, quand React l’affiche et qu’elle porte un SiteHeader ou un LogoMarquee."],
  instead: [
    [
      "une page servie sans React",
      "les fonctions de `@sillages/ui/behaviors`, appelées par son propre script",
    ],
  ],
};
