import type { Usage } from "../../stories/usage.ts";
import type { MediaPairProps } from "./MediaPair.tsx";

export const usage: Usage<MediaPairProps> = {
  summary:
    "Deux panneaux qui se touchent et remplissent la fenêtre : ce qu’ils disent se compare ligne à ligne.",
  group: "Mise en page",
  aliases: ["diptyque", "deux panneaux", "comparaison", "côte à côte"],
  when: ["Deux choses égales, que l’on compare : deux bateaux, deux rives."],
  instead: [
    ["un seul sujet", "MediaSection"],
    ["trois choses ou plus", "Card"],
  ],
  writing: ["Le même plan des deux côtés : un titre, puis les mêmes lignes dans le même ordre."],
  accessibility: ["Chaque panneau est un repère, nommé par son titre."],
  props: {
    panels: "Deux, ou autant de paires qu’il en faut : un dessin, ses mots, leur encre et l’`id` du titre.",
    id: "L’ancre de la paire.",
  },
};
