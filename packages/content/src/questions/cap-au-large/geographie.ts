import type { Question } from "../question.schema.ts";

export const geographie: readonly Question[] = [
  {
    id: "point-nemo",
    category: "Géographie",
    question: "À quelle distance de la terre la plus proche se trouve le point Nemo, dans le Pacifique Sud ?",
    options: ["Environ 690 km", "Environ 1 690 km", "Environ 2 690 km", "Environ 4 690 km"],
    correct: 2,
    difficulty: "Difficile",
    points: 20,
    explanation:
      "Le point de l’océan le plus éloigné de toute terre en est à 2 688 km, selon la NOAA. La Station spatiale internationale passe souvent plus près.",
    source: {
      name: "RTBF, d’après la NOAA",
      url: "https://www.rtbf.be/article/cet-endroit-est-si-eloigne-des-continents-que-les-astronautes-dans-l-iss-sont-les-plus-proches-humains-11188551",
    },
  },
  {
    id: "rio-de-la-plata",
    category: "Géographie",
    question: "Quel estuaire sépare Buenos Aires de Montevideo ?",
    options: [
      "Le delta de l’Orénoque",
      "L’estuaire de l’Amazone",
      "Le Río de la Plata",
      "La baie de Guanabara",
    ],
    correct: 2,
    difficulty: "Facile",
    points: 10,
    explanation:
      "Les fleuves Paraná et Uruguay y rejoignent l’Atlantique. Il est si peu profond qu’un chenal y est dragué jusqu’à Buenos Aires.",
    source: {
      name: "Encyclopædia Universalis",
      url: "https://universalis.fr/encyclopedie/rio-de-la-plata",
      consulted: "2026-11-20",
    },
  },
  {
    id: "golfe-de-finlande",
    category: "Géographie",
    question: "Quel golfe traverse-t-on de Tallinn à Helsinki ?",
    options: ["Le golfe de Finlande", "Le golfe de Botnie", "Le golfe de Riga", "Le golfe de Gdańsk"],
    correct: 0,
    difficulty: "Facile",
    points: 10,
    explanation:
      "Ce bras de la Baltique sépare la Finlande de l’Estonie et mène, à l’est, à Saint-Pétersbourg.",
    source: {
      name: "Initiative des détroits d’Europe",
      url: "https://www.europeanstraits.eu/Partners/Gulf-of-Finland",
      consulted: "2026-11-20",
    },
  },
  {
    id: "carthagene-des-indes",
    category: "Géographie",
    question: "Dans quel pays se trouve Carthagène des Indes ?",
    options: ["Au Venezuela", "Au Panama", "En Équateur", "En Colombie"],
    correct: 3,
    difficulty: "Facile",
    points: 10,
    explanation:
      "Ce port de la mer des Caraïbes garde les fortifications les plus complètes d’Amérique du Sud, inscrites au patrimoine mondial.",
    source: { name: "UNESCO", url: "https://whc.unesco.org/fr/list/285", consulted: "2026-11-20" },
  },
  {
    id: "pays-du-cap-horn",
    category: "Géographie",
    question: "À quel pays appartient le cap Horn ?",
    options: ["À l’Argentine", "Au Chili", "Au Royaume-Uni", "À l’Uruguay"],
    correct: 1,
    difficulty: "Moyen",
    points: 15,
    explanation:
      "Les navigateurs hollandais qui le doublèrent les premiers, le 29 janvier 1616, lui donnèrent le nom d’un port de chez eux, Hoorn.",
    source: {
      name: "Larousse",
      url: "https://larousse.fr/encyclopedie/divers/cap_Horn/124209",
      consulted: "2026-11-20",
    },
  },
  {
    id: "canal-de-kiel",
    category: "Géographie",
    question: "Quelles mers le canal de Kiel relie-t-il ?",
    options: [
      "La Baltique et la mer Blanche",
      "La mer du Nord et la Manche",
      "La mer du Nord et la Baltique",
      "La Manche et la mer d’Irlande",
    ],
    correct: 2,
    difficulty: "Moyen",
    points: 15,
    explanation:
      "Long de près de cent kilomètres, de Kiel à Brunsbüttel, il évite aux navires le tour du Danemark par le nord.",
    source: {
      name: "Voies navigables d’Allemagne",
      url: "https://www.gdws.wsv.bund.de/DE/wasserstrassen/03_projekte/nok/nok-node.html",
      consulted: "2026-11-20",
    },
  },
  {
    id: "phare-romain",
    category: "Géographie",
    question: "Quel port garde à son entrée un phare bâti par les Romains et toujours en service ?",
    options: ["La Corogne", "La Valette", "Marseille", "Lisbonne"],
    correct: 0,
    difficulty: "Difficile",
    points: 20,
    explanation:
      "La tour d’Hercule guide les marins depuis la fin du Ier siècle. Restaurée au XVIIIe siècle, elle est inscrite au patrimoine mondial.",
    source: { name: "UNESCO", url: "https://whc.unesco.org/fr/list/1312" },
  },
];
