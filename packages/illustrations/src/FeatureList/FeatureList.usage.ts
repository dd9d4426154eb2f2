import type { Usage } from "@sillages/ui/stories";
import type { FeatureListProps } from "./FeatureList.tsx";

export const usage: Usage<FeatureListProps> = {
  summary:
    "Quelques points sur des encres qui se touchent, chacun avec son pictogramme. Une carte qui mène ailleurs, ou en dit plus, est une `Card`.",
  aliases: ["avantages", "points forts", "arguments", "bénéfices", "features"],
  when: ["Dire en trois points ce qui compte dans une étape, une offre, une méthode."],
  instead: [
    ["des cartes qui mènent ailleurs", "Card, disposée en `tile`"],
    ["des faits en une ligne", "List"],
  ],
  writing: ["Un verbe pour titre, une précision, une phrase ou deux."],
  props: {
    points:
      "De deux à quatre points : pictogramme, titre, précision, texte, encre. Deux voisins n’ont jamais la même.",
  },
};
