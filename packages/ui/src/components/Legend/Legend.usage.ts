import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  when: ["Au pied d’un plan ou d’une carte : ce que disent ses encres."],
  instead: [
    ["Les encres d’une planche", "InkDots"],
    ["L’état d’une chose", "Badge"],
  ],
  writing: ["Un mot ou deux par encre ; jamais la couleur seule sur le plan lui-même."],
};
