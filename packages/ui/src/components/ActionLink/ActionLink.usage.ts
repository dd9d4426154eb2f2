import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  group: "Actions",
  aliases: ["bouton lien", "lien d’action", "appel à l’action", "CTA", "link button", "lien"],
  when: ["Aller quelque part quand c’est l’action de la page : une autre page, une ancre, un document."],
  instead: [
    ["faire quelque chose sur cette page", "Button"],
    ["un lien dans une phrase ou à la fin d’une carte", "Link"],
  ],
  keyboard: [["Entrée", "suit le lien"]],
  writing: [
    "Un verbe à l’infinitif, ou le nom de la page : « Devenir Partenaire ».",
    "Un lien qui ouvre une fenêtre le dit, en mots pour les lecteurs d’écran.",
  ],
  accessibility: [
    "C’est un lien : un lecteur d’écran l’annonce comme tel, et il s’ouvre dans un nouvel onglet comme tout lien.",
    "Une fenêtre nouvelle est annoncée en mots.",
  ],
};
