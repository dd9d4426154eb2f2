import type { Question } from "../question.schema.ts";

export const securiteEnMer: readonly Question[] = [
  {
    id: "canal-16",
    category: "Sécurité en mer",
    question: "Sur quel canal de la radio VHF lance-t-on, à la voix, un appel de détresse ?",
    options: ["Le canal 6", "Le canal 9", "Le canal 72", "Le canal 16"],
    correct: 3,
    difficulty: "Facile",
    points: 10,
    explanation:
      "Le canal 16 est la fréquence internationale d’appel et de détresse. On l’écoute en permanence en mer.",
    source: {
      name: "Ministère de l’Intérieur",
      url: "https://www.interieur.gouv.fr/actualites/actu-du-ministere/danger-en-mer-numeros-a-connaitre",
      consulted: "2026-11-20",
    },
  },
  {
    id: "pan-pan",
    category: "Sécurité en mer",
    question: "À la radio, que signale « PAN PAN », répété trois fois ?",
    options: [
      "Une urgence, mais pas une détresse",
      "Une détresse, un péril immédiat",
      "Un danger pour la navigation",
      "La fin d’un échange radio",
    ],
    correct: 0,
    difficulty: "Moyen",
    points: 15,
    explanation:
      "« PAN PAN » annonce une urgence. « MAYDAY » annonce une détresse, « SÉCURITÉ » un danger pour la navigation.",
    source: {
      name: "Bateaux.com",
      url: "https://bateaux.com/article/48466/le-crr-et-les-communications-en-haute-mer-ce-qu-il-faut-savoir",
      consulted: "2026-11-20",
    },
  },
  {
    id: "numero-196",
    category: "Sécurité en mer",
    question: "En France, quel numéro joint par téléphone les secours en mer ?",
    options: ["Le 115", "Le 196", "Le 119", "Le 191"],
    correct: 1,
    difficulty: "Moyen",
    points: 15,
    explanation:
      "Le 196 joint le centre de sauvetage en mer (CROSS). La VHF reste plus sûre : elle ne dépend pas du réseau et les bateaux proches l’entendent.",
    source: {
      name: "Ministère de l’Intérieur",
      url: "https://www.interieur.gouv.fr/actualites/actu-du-ministere/danger-en-mer-numeros-a-connaitre",
      consulted: "2026-11-20",
    },
  },
  {
    id: "feu-de-babord",
    category: "Sécurité en mer",
    question: "La nuit, de quelle couleur est le feu de bâbord d’un bateau qui fait route ?",
    options: ["Vert", "Rouge", "Blanc", "Jaune"],
    correct: 1,
    difficulty: "Facile",
    points: 10,
    explanation:
      "Rouge à bâbord, vert à tribord. Qui voit le feu rouge d’un bateau le voit donc par son côté bâbord.",
    source: {
      name: "Bateaux.com",
      url: "https://www.bateaux.com/article/41592/navigation-de-nuit-que-faire-dans-cette-situation",
      consulted: "2026-11-20",
    },
  },
  {
    id: "fusee-de-detresse",
    category: "Sécurité en mer",
    question: "De quelle couleur est une fusée de détresse ?",
    options: ["Rouge", "Verte", "Blanche", "Bleue"],
    correct: 0,
    difficulty: "Facile",
    points: 10,
    explanation:
      "Fusées et feux à main de détresse sont rouges ; la fumée du fumigène, elle, est orange. Hors détresse, il est interdit de s’en servir.",
    source: {
      name: "UARA, texte de l’annexe IV du RIPAM",
      url: "https://uara.fr/bon-a-savoir-petit-rappel-etes-vous-vous-prets",
      consulted: "2026-11-20",
    },
  },
  {
    id: "tribord-amures",
    category: "Sécurité en mer",
    question:
      "Sous voiles, deux bateaux se croisent sur des amures différentes et risquent l’abordage. Lequel s’écarte ?",
    options: [
      "Celui qui est tribord amures",
      "Celui qui est le plus rapide",
      "Celui qui est le plus petit",
      "Celui qui est bâbord amures",
    ],
    correct: 3,
    difficulty: "Moyen",
    points: 15,
    explanation:
      "Celui qui reçoit le vent de bâbord s’écarte : c’est la règle 12 du RIPAM, le règlement international pour prévenir les abordages en mer.",
    source: {
      name: "Bateaux.com",
      url: "https://bateaux.com/article/20767/Regles-de-barre-et-de-route-en-condition-de-visibilite-les-uns-des-autres",
      consulted: "2026-11-20",
    },
  },
  {
    id: "pavillon-oscar",
    category: "Sécurité en mer",
    question: "Dans le code international de signaux, que veut dire le pavillon O, « Oscar » ?",
    options: [
      "Un plongeur est sous l’eau",
      "Un homme est à la mer",
      "Un pilote est à bord",
      "Un médecin est demandé",
    ],
    correct: 1,
    difficulty: "Difficile",
    points: 20,
    explanation:
      "Hissé seul, il prévient les bateaux voisins qu’un homme est tombé à l’eau. Un plongeur sous l’eau se signale par « Alfa ».",
    source: {
      name: "Port d’attache",
      url: "https://portdattache.bzh/pavillonnerie-maritime-partie-2-n-z",
      consulted: "2026-11-20",
    },
  },
  {
    id: "canal-70",
    category: "Sécurité en mer",
    question: "Sur quel canal VHF part l’alerte quand on presse le bouton rouge de détresse ?",
    options: ["Le canal 6", "Le canal 13", "Le canal 16", "Le canal 70"],
    correct: 3,
    difficulty: "Difficile",
    points: 20,
    explanation:
      "L’appel sélectif numérique envoie sur le canal 70 l’identité du bateau et sa position. L’échange se poursuit à la voix sur le canal 16.",
    source: {
      name: "Figaro Nautisme",
      url: "https://figaronautisme.meteoconsult.fr/actus-nautisme-bateaux/2021-04-04/58943-la-vhf-asn-et-la-securite",
      consulted: "2026-11-20",
    },
  },
];
