import type { Usage } from "../../stories/usage.ts";
import type { LogoProps } from "./Logo.tsx";

export const usage: Usage<LogoProps> = {
  summary: "Un logo, à la hauteur que tous partagent.",
  group: "Contenu",
  aliases: ["logo", "marque", "partenaire", "brand", "sponsor"],
  when: ["Le logo d’une maison à côté de ce qu’elle a dit ou donné : un article, une planche."],
  instead: [
    ["un mur de logos", "Grid, en liste (`ul`), un Logo par case"],
    ["douze logos et plus, d’un coup d’œil", "LogoMarquee"],
  ],
  writing: ["Le texte de remplacement est le nom de la maison, sans le mot « logo »."],
  props: {
    src: "Le fichier du logo.",
    width: "Sa largeur d’origine.",
    height: "Sa hauteur d’origine.",
    name: "À qui il est ; lu à sa place.",
    size: "`large` tient lieu de titre, `small` est en tête d’une carte.",
    light: "S’il est dessiné dans une encre claire, pour un fond sombre : sur papier il s’imprime en noir.",
  },
};
