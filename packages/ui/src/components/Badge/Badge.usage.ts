import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  group: "Retour d’information",
  aliases: ["badge", "étiquette", "statut", "pastille", "pill", "nouveauté", "label", "tag"],
  when: ["Qualifier en un ou deux mots ce qui se trouve juste à côté : un statut, un rang, une nouveauté."],
  instead: [
    ["plusieurs mots-clés", "TagList"],
    ["un choix que l’on peut cocher", "ToggleButton"],
    ["un message qui vient d’arriver", "une phrase, dans un Text"],
  ],
  writing: [
    "Un ou deux mots, sans point : « En cours », « À venir ».",
    "La couleur appuie le mot, elle ne le remplace jamais.",
    "Capitales seulement pour « À LA UNE ».",
  ],
  accessibility: ["Le mot suffit sans la couleur."],
};
