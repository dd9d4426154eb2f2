import type { Usage } from "@sillages/ui/stories";
import type { PortraitStripProps } from "./PortraitStrip.tsx";

export const usage: Usage<PortraitStripProps> = {
  summary:
    "Des visages côte à côte, une encre contre la suivante, chacun menant à la personne. Leur nom se montre au survol et au focus.",
  aliases: ["portraits", "équipe", "avatar", "visages", "team", "trombinoscope"],
  when: ["Montrer une équipe d’un coup d’œil, et mener à chacun de ses membres."],
  instead: [["Présenter chaque membre", "ExpandableCard"]],
  writing: ["Le nom seul : le reste est sur sa page."],
  accessibility: ["Chaque portrait est un lien qui porte le nom de la personne."],
  props: {
    label: "Qui sont ces personnes, pour un lecteur d’écran : « L’équipe ».",
    people: "Un lien par personne ; son nom est lu à la place du portrait.",
  },
};
