import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  group: "Contenu",
  aliases: ["étiquettes", "étiquette", "mots-clés", "tags", "tag", "label", "chips"],
  when: ["Des mots-clés à lire : compétences, sujets."],
  instead: [
    ["un statut", "Badge"],
    ["filtrer une liste", "ToggleButton"],
  ],
  writing: ["Des noms, sans article ni point."],
  accessibility: ["Une liste nommée, sans lien ni bouton."],
};
