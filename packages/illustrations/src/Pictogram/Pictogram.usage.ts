import type { Usage } from "@sillages/ui/stories";

export const usage: Usage = {
  aliases: ["pictogramme", "picto", "gravure", "vignette", "petit dessin"],
  when: ["Un petit objet gravé qui accompagne un titre : la tête d’une carte, un bienfait."],
  instead: [
    ["un geste, un bouton", "Icon"],
    ["une image qui apprend quelque chose", "Picture ou Figure"],
  ],
  writing: ["Il ne dit rien : le titre à côté dit tout."],
  accessibility: ["Décor : `alt` est vide, le titre à côté dit tout."],
};
