import type { Usage } from "@sillages/ui/stories";
import type { FramedPictureProps } from "./FramedPicture.tsx";

export const usage: Usage<FramedPictureProps> = {
  summary: "Une image carrée dans un cadre dessiné : un lot dans le cadre de sa rareté.",
  aliases: ["cadre", "image encadrée", "lot", "rareté", "frame"],
  when: ["Un lot dans le cadre de sa rareté."],
  instead: [["une image ordinaire", "Picture"]],
  writing: ["Le cadre ne dit rien : un Badge dit la rareté en toutes lettres."],
  accessibility: ["Le cadre est muet : un Badge dit la rareté."],
  props: {
    picture: "L’image.",
    frame:
      "Le cadre, dessiné pour être posé sur l’image. Il n’est pas lu : un `Badge` à côté dit la même chose.",
    inks: "Deux encres, dont une bande hachurée, sous le cadre, est le dégradé : celles d’une rareté.",
    decorative: "L’image n’est pas lue : les mots à côté en disent autant.",
  },
};
