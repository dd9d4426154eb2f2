import type { Question } from "../question.schema.ts";

export const bateaux: readonly Question[] = [
  {
    id: "longueur-d-un-imoca",
    category: "Bateaux",
    question: "Quelle est la longueur de coque d’un IMOCA ?",
    options: ["12,19 m", "15,24 m", "18,28 m", "21,33 m"],
    correct: 2,
    difficulty: "Facile",
    points: 10,
    explanation: "Un IMOCA mesure soixante pieds, soit 18,28 m. La classe a été fondée en 1991.",
    source: { name: "Classe IMOCA", url: "https://imoca.org/fr/bateau-imoca" },
  },
  {
    id: "quille-pendulaire",
    category: "Bateaux",
    question: "De combien la quille d’un IMOCA peut-elle s’incliner au plus, de chaque bord ?",
    options: ["38°", "18°", "58°", "78°"],
    correct: 0,
    difficulty: "Difficile",
    points: 20,
    explanation:
      "La jauge limite l’inclinaison à 38°. En portant le lest du côté du vent, la quille pendulaire redresse le bateau, qui avance plus vite.",
    source: {
      name: "Vendée Globe",
      url: "https://archives.vendeeglobe.org/fr/actualites-archives-2020/page/20?n=26879647",
    },
  },
  {
    id: "huit-voiles",
    category: "Bateaux",
    question: "Au Vendée Globe 2024, combien de voiles un IMOCA pouvait-il embarquer au plus ?",
    options: ["Cinq", "Huit", "Onze", "Quinze"],
    correct: 1,
    difficulty: "Moyen",
    points: 15,
    explanation:
      "Huit voiles au plus, dont forcément la grand-voile et le tourmentin, petite voile de tempête de couleur vive.",
    source: {
      name: "Vendée Globe",
      url: "https://vendeeglobe.org/article/quelles-sont-les-voiles-embarquees-sur-un-vendee-globe",
    },
  },
  {
    id: "premiers-foils",
    category: "Bateaux",
    question: "En quelle année les foils sont-ils apparus sur les IMOCA ?",
    options: ["1998", "2005", "2010", "2015"],
    correct: 3,
    difficulty: "Moyen",
    points: 15,
    explanation:
      "Les premiers IMOCA à foils ont couru en 2015. Ces ailes soulèvent la coque et réduisent son frottement sur l’eau.",
    source: { name: "Bateaux.com", url: "https://www.bateaux.com/article/24257/anatomie-d-un-imoca-60" },
  },
];
