import type { Usage } from "../../stories/usage.ts";
import type { SectionHeaderProps } from "./SectionHeader.tsx";

export const usage: Usage<SectionHeaderProps> = {
  summary: "Le titre d’une section et la phrase qui l’ouvre.",
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
  props: {
    title: "Le titre.",
    fit: "Le titre coupé en lignes ajustées à leur mesure, pour ceux qui ouvrent un chapitre.",
    id: "Permet à la section de désigner son titre.",
    lead: "Une ou deux phrases.",
    level: "Le rang du titre dans le plan de la page.",
    size: "`title` pour un titre qui n’ouvre pas de chapitre.",
    place:
      "Où se tient le chapeau sur une page large : sous le titre (`below`), ou à côté, à son pied (`beside`).",
  },
};
