import type { Question } from "../question.schema.ts";

export const economieBleue: readonly Question[] = [
  {
    id: "commerce-par-mer",
    category: "Économie bleue",
    question: "En volume, quelle part des marchandises échangées dans le monde voyage par la mer ?",
    options: ["De 80 à 90 %", "De 20 à 30 %", "De 40 à 50 %", "De 60 à 70 %"],
    correct: 0,
    difficulty: "Facile",
    points: 10,
    explanation: "Plus de 80 % du volume du commerce mondial de marchandises voyage sur des navires.",
    source: {
      name: "ONU Commerce et développement (CNUCED)",
      url: "https://unctad.org/fr/news/transport-maritime-la-cnuced-publie-de-nouvelles-statistiques",
      consulted: "2026-11-20",
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
  {
    id: "cables-sous-marins",
    category: "Économie bleue",
    question: "Par où passe l’essentiel des données échangées entre les continents ?",
    options: [
      "Des satellites en orbite basse",
      "Des câbles posés au fond de la mer",
      "Des relais radio sur les côtes",
      "Des ballons de haute altitude",
    ],
    correct: 1,
    difficulty: "Facile",
    points: 10,
    explanation:
      "Plus de 99 % des échanges internationaux de données empruntent des câbles sous-marins, selon l’Union internationale des télécommunications.",
    source: {
      name: "Union internationale des télécommunications",
      url: "https://itu.int/en/digital-resilience/Pages/default.aspx",
      consulted: "2026-11-20",
    },
  },
  {
    id: "pavillon-bleu",
    category: "Économie bleue",
    question: "Que distingue surtout le label Pavillon bleu ?",
    options: [
      "Les cargos et les navires de pêche",
      "Les chantiers et les arsenaux navals",
      "Les plages et les ports de plaisance",
      "Les criées et les marchés aux poissons",
    ],
    correct: 2,
    difficulty: "Facile",
    points: 10,
    explanation:
      "Créé en 1985, il distingue chaque année des communes, pour leurs plages, et des ports de plaisance : gestion de l’eau, des déchets, du milieu.",
    source: {
      name: "Service-Public.fr",
      url: "https://www.service-public.fr/particuliers/actualites/A12622",
      consulted: "2026-11-20",
    },
  },
  {
    id: "aquaculture-et-peche",
    category: "Économie bleue",
    question:
      "Selon la FAO, en quelle année l’aquaculture a-t-elle, pour la première fois, produit plus d’animaux aquatiques que la pêche ?",
    options: ["En 2022", "En 2012", "En 2002", "En 1992"],
    correct: 0,
    difficulty: "Difficile",
    points: 20,
    explanation:
      "Cette année-là, l’aquaculture a fourni 94,4 millions de tonnes, soit 51 % des animaux aquatiques produits dans le monde, en mer et en eau douce.",
    source: {
      name: "Algérie Éco, d’après la FAO",
      url: "https://algerie-eco.com/2024/06/16/la-production-aquacole-mondiale-depasse-pour-la-premiere-fois-les-captures-de-peche-en-2022-fao",
      consulted: "2026-11-20",
    },
  },
  {
    id: "stocks-surexploites",
    category: "Économie bleue",
    question: "Selon la FAO, en 2025, quelle part des stocks de poissons marins évalués est surexploitée ?",
    options: [
      "Un peu plus d’un dixième",
      "Un peu plus d’un tiers",
      "Un peu plus de la moitié",
      "Un peu plus des trois quarts",
    ],
    correct: 1,
    difficulty: "Moyen",
    points: 15,
    explanation:
      "Son rapport de juin 2025 compte 35,5 % de stocks surexploités, sur 2 570 évalués. En Méditerranée et en mer Noire, la part atteint 65 %.",
    source: {
      name: "PDM Seafood Mag, d’après la FAO",
      url: "https://www.pdm-seafoodmag.com/?p=151323",
      consulted: "2026-11-20",
    },
  },
];
