import type { Usage } from "@sillages/ui/stories";
import type { OutlineMapProps } from "./OutlineMap.tsx";

export const usage: Usage<OutlineMapProps> = {
  summary: "Un fond de carte muet de l’Atlantique et de l’Europe, à compléter au crayon.",
  aliases: ["fond de carte", "carte muette", "planisphère à compléter", "blank map"],
  when: ["Placer des lieux par leur latitude et leur longitude, sur une fiche imprimée."],
  instead: [
    ["montrer la route", "Planisphere"],
    ["lire les ports d’un voyage", "PortList"],
  ],
  writing: ["Le nom à compléter commence par son premier mot : « Océan »."],
  accessibility: [
    "Une image avec son texte : ce que la carte montre, et comment ses degrés se lisent.",
    "D’une seule encre, elle s’imprime en noir.",
  ],
  props: {
    label: "Ce que la carte montre, pour qui ne la voit pas.",
    blanks: "Des noms à compléter, et où ils commencent.",
    lines: "Sous la carte, des lignes à remplir.",
  },
};
