import type { Question } from "../question.schema.ts";

export const economieBleue: readonly Question[] = [
  {
    id: "commerce-par-mer",
    category: "Économie bleue",
    question: "En volume, quelle part des marchandises échangées dans le monde voyage par la mer ?",
    options: ["Plus de 80 %", "Environ 20 %", "Environ 40 %", "Environ 60 %"],
    correct: 0,
    difficulty: "Facile",
    points: 10,
    explanation: "Plus de 80 % du volume du commerce mondial de marchandises voyage sur des navires.",
    source: {
      name: "ONU Commerce et développement (CNUCED)",
      url: "https://unctad.org/fr/news/transport-maritime-la-cnuced-publie-de-nouvelles-statistiques",
    },
  },
  {
    id: "emplois-de-l-economie-bleue",
    category: "Économie bleue",
    question:
      "En 2022, quel secteur réunissait plus de la moitié des emplois de l’économie bleue européenne ?",
    options: [
      "La pêche et l’aquaculture",
      "Le transport maritime",
      "La construction navale",
      "Le tourisme côtier",
    ],
    correct: 3,
    difficulty: "Difficile",
    points: 20,
    explanation:
      "Selon le rapport 2025 de la Commission européenne, le tourisme côtier est de loin le premier employeur de l’économie bleue de l’Union.",
    source: {
      name: "Commission européenne, rapport 2025 sur l’économie bleue",
      url: "https://op.europa.eu/webpub/mare/eu-blue-economy-report-2025/",
    },
  },
];
