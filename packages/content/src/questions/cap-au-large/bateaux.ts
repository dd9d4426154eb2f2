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
    source: { name: "Classe IMOCA", url: "https://imoca.org/fr/bateau-imoca", consulted: "2026-11-20" },
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
      consulted: "2026-11-20",
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
      consulted: "2026-11-20",
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
    source: {
      name: "Bateaux.com",
      url: "https://www.bateaux.com/article/24257/anatomie-d-un-imoca-60",
      consulted: "2026-11-20",
    },
  },
  {
    id: "a-quoi-sert-une-ecoute",
    category: "Bateaux",
    question: "À bord d’un voilier, à quoi sert une écoute ?",
    options: [
      "À hisser une voile au mât",
      "À régler l’angle d’une voile",
      "À amarrer le bateau à quai",
      "À tenir le mât sur les côtés",
    ],
    correct: 1,
    difficulty: "Facile",
    points: 10,
    explanation:
      "L’écoute oriente la voile par rapport au vent : plus on lui donne de mou, plus la voile s’ouvre. Pour hisser la voile, on tire sur la drisse.",
    source: {
      name: "La voile pour les nuls",
      url: "https://www.lavoilepourlesnuls.com/les-cordages/",
      consulted: "2026-11-20",
    },
  },
  {
    id: "hydrogenerateur",
    category: "Bateaux",
    question: "À bord d’un IMOCA, d’où vient l’électricité d’un hydrogénérateur ?",
    options: [
      "D’une hélice qui tourne dans le vent",
      "D’une pile alimentée en hydrogène",
      "D’un moteur alimenté en gazole",
      "D’une hélice qui tourne dans l’eau",
    ],
    correct: 3,
    difficulty: "Facile",
    points: 10,
    explanation:
      "Le bateau avance, l’eau fait tourner l’hélice et un alternateur charge les batteries. L’appareil freine un peu : on le relève dès que l’on peut s’en passer.",
    source: {
      name: "Connaissance des énergies",
      url: "https://connaissancedesenergies.org/hydrogenerateur-lenergie-vient-en-voguant-241104",
      consulted: "2026-11-20",
    },
  },
  {
    id: "mats-de-la-goelette",
    category: "Bateaux",
    question: "Lequel de ces voiliers ne porte pas son plus grand mât à l’avant ?",
    options: ["La goélette", "Le ketch", "Le yawl", "Le dundee"],
    correct: 0,
    difficulty: "Difficile",
    points: 20,
    explanation:
      "Sur une goélette, les mâts sont de même taille, ou celui de l’avant, la misaine, est plus petit. Sur les trois autres, le grand mât est devant.",
    source: {
      name: "Bateaux.com",
      url: "https://bateaux.com/article/21537/reconnaitre-un-voilier-2-mats",
      consulted: "2026-11-20",
    },
  },
  {
    id: "longueur-d-un-class40",
    category: "Bateaux",
    question: "Quelle longueur de coque un Class40 ne peut-il pas dépasser ?",
    options: ["9,14 m", "10,67 m", "12,19 m", "15,24 m"],
    correct: 2,
    difficulty: "Moyen",
    points: 15,
    explanation:
      "Quarante pieds, soit 12,19 m : le nom de la classe le dit. La jauge limite aussi la largeur, le tirant d’eau et la voilure.",
    source: {
      name: "Transat Jacques Vabre",
      url: "https://www.transatjacquesvabre.org/fr/skippers/class40",
      consulted: "2026-11-20",
    },
  },
];
