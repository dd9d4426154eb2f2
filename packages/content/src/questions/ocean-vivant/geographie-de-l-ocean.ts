import type { Question } from "../question.schema.ts";

export const geographieDeLOcean: readonly Question[] = [
  {
    id: "fosse-des-mariannes",
    category: "Géographie",
    question: "Dans quelle fosse se trouve le point le plus profond connu de l’océan ?",
    options: ["Celle des Kouriles", "Celle des Tonga", "Celle des Mariannes", "Celle du Japon"],
    correct: 2,
    difficulty: "Facile",
    points: 10,
    explanation:
      "Dans l’ouest du Pacifique, la fosse des Mariannes descend à près de 11 000 m. L’Everest y tiendrait, sous environ deux kilomètres d’eau.",
    source: {
      name: "Futura",
      url: "https://www.futura-sciences.com/planete/questions-reponses/terre-endroit-plus-profond-globe-18353/",
      consulted: "2026-11-20",
    },
  },
  {
    id: "profondeur-moyenne",
    category: "Géographie",
    question: "Quelle est, à peu près, la profondeur moyenne de l’océan ?",
    options: ["7 400 m", "3 700 m", "1 200 m", "400 m"],
    correct: 1,
    difficulty: "Moyen",
    points: 15,
    explanation:
      "La moyenne est d’environ 3 680 m, selon une estimation de 2010. Avec de meilleures mesures, le fond apparaît plus montagneux qu’on ne le pensait.",
    source: {
      name: "NOAA, Ocean Exploration",
      url: "https://oceanexplorer.noaa.gov/facts/ocean-depth.html",
      consulted: "2026-11-20",
    },
  },
  {
    id: "mer-des-sargasses",
    category: "Géographie",
    question: "Quelle mer a pour limites des courants, et non des côtes ?",
    options: ["La mer des Sargasses", "La mer des Philippines", "La mer de Beaufort", "La mer de Corail"],
    correct: 0,
    difficulty: "Moyen",
    points: 15,
    explanation:
      "Quatre courants de l’Atlantique Nord l’entourent, dont le Gulf Stream. Elle doit son nom aux sargasses, des algues brunes qui y flottent.",
    source: {
      name: "Geography Realm",
      url: "https://www.geographyrealm.com/the-only-sea-in-the-world-without-a-coast/",
      consulted: "2026-11-20",
    },
  },
  {
    id: "dorsale-oceanique",
    category: "Géographie",
    question: "Quelle est la plus longue chaîne de montagnes de la Terre ?",
    options: [
      "La cordillère des Andes",
      "La chaîne de l’Himalaya",
      "La chaîne des Rocheuses",
      "La dorsale médio-océanique",
    ],
    correct: 3,
    difficulty: "Difficile",
    points: 20,
    explanation:
      "Presque toute sous l’eau, elle serpente entre les continents sur plus de 56 000 km, là où les plaques s’écartent. Les Andes en font environ 7 000.",
    source: {
      name: "Université du Delaware",
      url: "https://oria.ceoe.udel.edu/the-deep-ocean/mid-ocean-ridge/",
      consulted: "2026-11-20",
    },
  },
  {
    id: "fonds-cartographies",
    category: "Géographie",
    question: "En juin 2025, quelle part du fond de l’océan était cartographiée selon les normes modernes ?",
    options: ["Environ 87 %", "Environ 67 %", "Environ 47 %", "Environ 27 %"],
    correct: 3,
    difficulty: "Difficile",
    points: 20,
    explanation: "Le projet Seabed 2030 annonçait alors 27,3 %. Il vise la carte complète en 2030.",
    source: {
      name: "Hydro International",
      url: "https://www.hydro-international.com/content/news/vast-new-areas-of-the-seafloor-mapped-in-latest-seabed-2030-update",
      consulted: "2026-11-20",
    },
  },
];
