import type { Usage } from "../../stories/usage.ts";
import type { PictureProps } from "./Picture.tsx";

export const usage: Usage<PictureProps> = {
  summary: "Une image qui garde sa place pendant qu’elle arrive, rognée autour du point qui compte.",
  group: "Contenu",
  aliases: ["image", "photo", "img", "illustration", "visuel", "avatar"],
  when: ["Une image sans légende, dans le cadre que la page lui donne."],
  instead: [
    ["une image dont on dit ce qu’elle montre, ou de qui elle est", "Figure"],
    ["la tête d’une page", "Hero"],
    ["un petit objet", "Pictogram"],
  ],
  writing: [
    "Le texte de remplacement dit ce que l’on voit et pourquoi cette image est là, en une phrase, sans « image de ».",
    "Si les mots à côté en disent autant, l’image est décorative.",
  ],
  accessibility: ["`alt` est demandé : ce que l’on voit, ou vide si les mots à côté en disent autant."],
  props: {
    picture:
      "Le fichier, ses dimensions, son texte de remplacement et, s’il y en a, son point fort et ses formats.",
    tall: "La même scène composée pour un téléphone, montrée sous 760 px.",
    ratio: "Le cadre ; `own` garde les proportions de l’image, `fill` prend toute la boîte du parent.",
    decorative: "N’est pas lue : les mots à côté en disent autant.",
    frame: "La classe du cadre qu’elle remplit, là où l’élément de ses formats peut être ce cadre.",
    load: "`now` pour la première image d’une page, `shown` là où la page peut la cacher dès le début ; les autres attendent d’être proches.",
  },
};
