import type { Usage } from "@sillages/ui/stories";

export const usage: Usage = {
  aliases: ["cadre", "image encadrée", "lot", "rareté", "frame"],
  when: ["Un lot dans le cadre de sa rareté."],
  instead: [["une image ordinaire", "Picture"]],
  writing: ["Le cadre ne dit rien : un Badge dit la rareté en toutes lettres."],
  accessibility: ["Le cadre est muet : un Badge dit la rareté."],
};
