import type { Usage } from "@sillages/ui/stories";
import type { LogListProps } from "./LogList.tsx";

export const usage: Usage<LogListProps> = {
  summary: "Les pages d’un journal de bord : le jour, le bateau, le lieu, les premiers mots.",
  aliases: ["journal de bord", "livre de bord", "log", "pages", "billets"],
  when: ["Montrer les dernières pages d’un journal, ou celles d’un mois."],
  instead: [
    ["des dates à venir", "Timeline"],
    ["une seule chose, en grand", "Hero"],
  ],
  writing: [
    "Un titre qui dit ce qui s’est passé ; le lieu, au port ou en mer ; la première phrase du texte.",
  ],
  accessibility: [
    "Une liste ordonnée ; chaque page est un titre et un seul lien.",
    "Le bateau est dit par son nom, l’encre le redit.",
  ],
  props: {
    entries: "Dans l’ordre de la lecture.",
    level: "Le rang des titres dans le plan de la page.",
  },
};
