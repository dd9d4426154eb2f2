import type { Usage } from "@sillages/ui/stories";
import type { PictogramProps } from "./Pictogram.tsx";

export const usage: Usage<PictogramProps> = {
  summary: "Un petit objet gravé qui accompagne des mots.",
  aliases: ["pictogramme", "picto", "gravure", "vignette", "petit dessin"],
  when: ["Un petit objet gravé qui accompagne un titre : la tête d’une carte, un bienfait."],
  instead: [
    ["un geste, un bouton", "Icon"],
    ["une image qui apprend quelque chose", "Picture ou Figure"],
  ],
  writing: ["Il ne dit rien : le titre à côté dit tout."],
  accessibility: ["Décor : `alt` est vide, le titre à côté dit tout."],
  props: {
    picture: "Le pictogramme. Son `alt` n’est pas dit : les mots à côté en disent autant.",
  },
};
