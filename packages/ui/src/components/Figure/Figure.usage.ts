import type { Usage } from "../../stories/usage.ts";
import type { FigureProps } from "./Figure.tsx";

export const usage: Usage<FigureProps> = {
  summary:
    "Une image avec ce qui s’imprime dessous : légende, crédit, encres. Sans légende, une `Picture` suffit.",
  group: "Contenu",
  aliases: ["image légendée", "illustration", "légende", "caption", "crédit", "photo", "image"],
  when: [
    "Pour une image dont on dit ce qu’elle montre, ou de qui elle est.",
    "Pour une planche dont on montre les encres, au bout de sa légende.",
  ],
  instead: [
    ["Une image sans légende", "Picture"],
    ["L’image qui ouvre une page", "Hero"],
  ],
  writing: [
    "Une phrase, avec son point. Le crédit vient après : « Dessin : … » ou « Photo : …, CC BY 4.0. »",
    "La légende dit ce que l’image ne montre pas ; le texte de remplacement dit ce qu’elle montre.",
  ],
  accessibility: ["La légende et le texte de remplacement disent deux choses différentes."],
  props: {
    picture: "L’image.",
    ratio: "Le cadre ; `own` garde les proportions de l’image.",
    load: "Quand elle est demandée : `now` pour la première image d’une page.",
    number: "Son numéro : « Planche I ».",
    caption: "Ce qu’elle montre, en une phrase.",
    credit: "Qui l’a dessinée ou prise, et sous quelle licence.",
    inks: "Les encres de son impression, la plus sombre d’abord.",
    grain: "Le grain du papier : sur un dessin, pas sur une photographie.",
  },
};
