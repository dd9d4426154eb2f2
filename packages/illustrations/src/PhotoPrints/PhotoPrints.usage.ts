import type { Usage } from "@sillages/ui/stories";
import type { PhotoPrintsProps } from "./PhotoPrints.tsx";

export const usage: Usage<PhotoPrintsProps> = {
  summary:
    "Des images comme des tirages au bord blanc, côte à côte sur une ligne. Décor : les mots à côté en disent autant.",
  aliases: ["tirages", "photos", "polaroid", "pêle-mêle", "concours photo"],
  when: ["Un concours photo, un appel à images : trois tirages posés côte à côte."],
  instead: [
    ["une image qui informe", "Picture"],
    ["un lot dans son cadre", "FramedPicture"],
  ],
  writing: ["Les tirages ne disent rien : les mots à côté disent le thème."],
  accessibility: ["Décor : les mots à côté disent le thème."],
  props: {
    pictures: "Trois au plus, dans l’ordre ; ce qui les entoure est rogné autour de leur point fort.",
  },
};
