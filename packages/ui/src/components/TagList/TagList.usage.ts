import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  when: ["Des mots-clés à lire : compétences, sujets."],
  instead: [
    ["un statut", "Badge"],
    ["filtrer une liste", "ToggleButton"],
  ],
  writing: ["Des noms, sans article ni point."],
};
