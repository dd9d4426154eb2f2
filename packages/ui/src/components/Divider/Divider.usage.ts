import type { Usage } from "../../stories/usage.ts";
import type { DividerProps } from "./Divider.tsx";

export const usage: Usage<DividerProps> = {
  summary: "Deux sillages tressés en travers de la page, entre deux sections de la même encre.",
  group: "Mise en page",
  aliases: ["séparateur", "filet", "trait", "ligne", "hr", "separator", "rule"],
  when: [
    "Entre deux parties d’une même encre.",
    "Le fil (`thread`), une fois par page au plus : deux longs sillages qui ne se répètent pas.",
  ],
  instead: [
    ["deux bandes d’encres différentes", "rien : le changement d’encre suffit"],
    ["ce qui avance", "ProgressBar"],
  ],
  writing: ["Il marque une pause, comme un changement de sujet : pas entre deux phrases."],
  accessibility: ["Un `hr` : un lecteur d’écran annonce une séparation, et rien du dessin."],
  props: {
    variant:
      "`braid` va d’un pas égal ; `thread`, ce sont deux longs sillages, un par bateau, qui ne se répètent jamais : une fois par page.",
  },
};
