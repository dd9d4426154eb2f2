import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  when: ["Un lot dans le cadre de sa rareté."],
  instead: [["une image ordinaire", "Picture"]],
  writing: ["Le cadre ne dit rien : un Badge dit la rareté en toutes lettres."],
};
