import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  group: "Contenu",
  aliases: ["logo", "marque", "partenaire", "brand", "sponsor"],
  when: ["Le logo d’une maison à côté de ce qu’elle a dit ou donné : un article, une planche."],
  instead: [
    ["un mur de logos", "Grid, en liste (`ul`), un Logo par case"],
    ["douze logos et plus, d’un coup d’œil", "LogoMarquee"],
  ],
  writing: ["Le texte de remplacement est le nom de la maison, sans le mot « logo »."],
};
