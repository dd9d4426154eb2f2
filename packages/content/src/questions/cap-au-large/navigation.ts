import type { Question } from "../question.schema.ts";

export const navigation: readonly Question[] = [
  {
    id: "tribord",
    category: "Navigation",
    question: "Quand on regarde vers l’avant du bateau, où est tribord ?",
    options: ["À l’avant", "À gauche", "À droite", "À l’arrière"],
    correct: 2,
    difficulty: "Facile",
    points: 10,
    explanation:
      "Le mot vient du néerlandais et veut dire « bord du gouvernail » : on gouvernait jadis avec une rame placée à droite. Bâbord est à gauche.",
    source: {
      name: "Bateaux.com",
      url: "https://bateaux.com/article/23555/utiliser-babord-tribord",
      consulted: "2026-11-20",
    },
  },
  {
    id: "vitesse-d-un-noeud",
    category: "Navigation",
    question: "À quelle vitesse correspond un nœud ?",
    options: [
      "Un mille marin par heure",
      "Un kilomètre par heure",
      "Un mètre par seconde",
      "Un mille marin par jour",
    ],
    correct: 0,
    difficulty: "Facile",
    points: 10,
    explanation:
      "Soit 1,852 km/h. On comptait jadis les nœuds d’une corde filée derrière le bateau, le temps d’un sablier.",
    source: {
      name: "Canadian Boating",
      url: "https://canadianboating.ca/news/francais/la-vitesse-des-bateaux-sexprime-en-noeud-pourquoi/",
      consulted: "2026-11-20",
    },
  },
  {
    id: "lofer",
    category: "Navigation",
    question: "Que fait un voilier qui lofe ?",
    options: [
      "Il s’éloigne de l’axe du vent",
      "Il réduit sa surface de voile",
      "Il mouille l’ancre face au vent",
      "Il se rapproche de l’axe du vent",
    ],
    correct: 3,
    difficulty: "Moyen",
    points: 15,
    explanation:
      "Lofer rapproche l’avant du bateau de la direction d’où vient le vent, abattre l’en éloigne. Quand on lofe, on borde les voiles.",
    source: {
      name: "Bateaux.com",
      url: "https://www.bateaux.com/article/22629/notions-de-voile-lofer-abattre",
      consulted: "2026-11-20",
    },
  },
  {
    id: "bouee-cardinale-nord",
    category: "Navigation",
    question: "Une bouée cardinale nord signale un danger. Par où passe-t-on ?",
    options: ["Au sud de la bouée", "À l’est de la bouée", "Au nord de la bouée", "À l’ouest de la bouée"],
    correct: 2,
    difficulty: "Facile",
    points: 10,
    explanation:
      "Les deux cônes qui la coiffent pointent vers le haut, c’est-à-dire vers le nord, où l’eau est saine. Le danger est au sud.",
    source: {
      name: "Transports Canada",
      url: "https://tc.canada.ca/fr/transport-maritime/securite-maritime/bouees-cardinales-bouees-speciales-2009-tp-14542-f",
      consulted: "2026-11-20",
    },
  },
  {
    id: "balisage-des-ameriques",
    category: "Navigation",
    question:
      "En entrant du large dans un port d’Amérique latine, de quelle couleur sont les balises latérales à laisser à tribord ?",
    options: ["Vertes", "Rouges", "Jaunes", "Noires"],
    correct: 1,
    difficulty: "Difficile",
    points: 20,
    explanation:
      "Les Amériques suivent la zone B du balisage : rouge à tribord, vert à bâbord. En Europe, zone A, c’est l’inverse.",
    source: {
      name: "Bateaux.com",
      url: "https://bateaux.com/article/44490/une-bouee-rouge-avec-un-voyant-conique-qui-me-joue-des-tours-en-entrant-dans-le-port",
      consulted: "2026-11-20",
    },
  },
  {
    id: "orthodromie",
    category: "Navigation",
    question: "Comment se nomme la route la plus courte entre deux points du globe ?",
    options: ["L’orthodromie", "La loxodromie", "L’isochrone", "Le parallèle"],
    correct: 0,
    difficulty: "Difficile",
    points: 20,
    explanation:
      "Elle suit un grand cercle et dessine en général une courbe sur la carte marine. La loxodromie, à cap constant, y est droite.",
    source: {
      name: "La Saison bleue",
      url: "https://lasaisonbleue.com/actualites/navigation-quelle-difference-entre-loxodromie-et-orthodromie",
      consulted: "2026-11-20",
    },
  },
];
