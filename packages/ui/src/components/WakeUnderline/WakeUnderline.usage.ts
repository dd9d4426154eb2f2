import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  when: ["Deux ou trois mots d’un titre libre, une fois par écran."],
  instead: [
    ["un lien", "TextLink"],
    ["un mot important dans une phrase", "le gras"],
    ["un titre ajusté", "rien : la chasse suffit"],
  ],
  writing: ["Des mots qui tiennent sur une ligne de téléphone."],
};
