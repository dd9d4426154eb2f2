import type { Question } from "../question.schema.ts";

export const pollution: readonly Question[] = [
  {
    id: "vortex-du-pacifique",
    category: "Pollution",
    question:
      "Dans le vortex de déchets du Pacifique Nord, qu’est-ce qui pèse près de la moitié du plastique flottant ?",
    options: ["Les bouteilles", "Les filets de pêche", "Les microplastiques", "Les sacs de caisse"],
    correct: 1,
    difficulty: "Difficile",
    points: 20,
    explanation:
      "Une étude de 2018 attribue aux filets de pêche au moins 46 % de la masse. Les microplastiques sont bien plus nombreux, mais n’en font que 8 %.",
    source: { name: "Scientific Reports, 2018", url: "https://www.nature.com/articles/s41598-018-22939-w" },
  },
];
