import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  group: "Mise en page",
  aliases: ["en-tête de section", "titre de section", "intertitre", "chapô", "section title"],
  when: ["Le titre d’une bande et la phrase qui l’ouvre."],
  instead: [
    ["un titre sans chapô", "Heading"],
    ["le titre d’une page", "Hero, avec un Heading"],
    ["le titre d’une carte", "Card, avec son titre"],
  ],
  writing: [
    "Deux lignes au titre, coupées à la main ; une ou deux phrases au chapô.",
    "Pas de sur-titre : le titre suffit.",
  ],
};
