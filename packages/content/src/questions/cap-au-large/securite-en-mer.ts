import type { Question } from "../question.schema.ts";

const interieur = {
  name: "Ministère de l’Intérieur",
  url: "https://www.interieur.gouv.fr/actualites/actu-du-ministere/danger-en-mer-numeros-a-connaitre",
};

export const securiteEnMer: readonly Question[] = [
  {
    id: "canal-16",
    category: "Sécurité en mer",
    question: "Sur quel canal de la radio VHF lance-t-on un appel de détresse ?",
    options: ["Le canal 6", "Le canal 9", "Le canal 72", "Le canal 16"],
    correct: 3,
    difficulty: "Facile",
    points: 10,
    explanation:
      "Le canal 16 est la fréquence internationale d’appel et de détresse. On l’écoute en permanence en mer.",
    source: interieur,
  },
  {
    id: "pan-pan",
    category: "Sécurité en mer",
    question: "À la radio, que signale « PAN PAN », répété trois fois ?",
    options: [
      "Une urgence, sans danger vital",
      "Une détresse : des vies en danger immédiat",
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
    source: interieur,
  },
];
