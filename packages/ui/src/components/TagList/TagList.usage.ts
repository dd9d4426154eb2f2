import type { Usage } from "../../stories/usage.ts";
import type { TagListProps } from "./TagList.tsx";

export const usage: Usage<TagListProps> = {
  summary: "Quelques mots qui classent une chose ; ce ne sont pas des liens.",
  group: "Contenu",
  aliases: ["étiquettes", "étiquette", "mots-clés", "tags", "tag", "label", "chips"],
  when: ["Des mots-clés à lire : compétences, sujets."],
  instead: [
    ["un statut", "Badge"],
    ["filtrer une liste", "ToggleButton"],
  ],
  writing: ["Des noms, sans article ni point."],
  accessibility: ["Une liste nommée, sans lien ni bouton."],
  props: {
    tags: "Les mots, dans l’ordre.",
    label: "Ce que sont ces mots, pour un lecteur d’écran : « Compétences ».",
  },
};
