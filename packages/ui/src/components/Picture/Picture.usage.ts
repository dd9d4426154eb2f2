import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  group: "Contenu",
  aliases: ["image", "photo", "img", "illustration", "visuel", "avatar"],
  when: ["Une image sans légende, dans le cadre que la page lui donne."],
  instead: [
    ["une image dont on dit ce qu’elle montre, ou de qui elle est", "Figure"],
    ["la tête d’une page", "Hero"],
    ["un petit objet", "Pictogram"],
  ],
  writing: [
    "Le texte de remplacement dit ce que l’on voit et pourquoi cette image est là, en une phrase, sans « image de ».",
    "Si les mots à côté en disent autant, l’image est décorative.",
  ],
  accessibility: ["`alt` est demandé : ce que l’on voit, ou vide si les mots à côté en disent autant."],
};
