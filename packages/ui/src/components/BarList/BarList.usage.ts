import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  when: ["Des scores à comparer : par catégorie, par étape."],
  instead: [
    ["un seul avancement", "ProgressBar"],
    ["de grands chiffres", "Stat, en groupe"],
  ],
  writing: ["Le score est écrit en toutes lettres à droite ; les sillages ne font que le montrer."],
};
