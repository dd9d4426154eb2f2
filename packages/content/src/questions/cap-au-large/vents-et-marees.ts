import type { Question } from "../question.schema.ts";

export const ventsEtMarees: readonly Question[] = [
  {
    id: "alizes",
    category: "Navigation",
    question: "Dans l’hémisphère Nord, d’où soufflent les alizés ?",
    options: ["Du nord-est", "Du sud-est", "Du nord-ouest", "Du sud-ouest"],
    correct: 0,
    difficulty: "Moyen",
    points: 15,
    explanation:
      "Ces vents réguliers soufflent des tropiques vers l’équateur : du nord-est dans l’hémisphère Nord, du sud-est dans l’hémisphère Sud.",
    source: {
      name: "Larousse",
      url: "https://larousse.fr/encyclopedie/divers/aliz%C3%A9/19955",
      consulted: "2026-11-20",
    },
  },
  {
    id: "quarantiemes-rugissants",
    category: "Navigation",
    question: "Quel surnom porte la zone de vents d’ouest comprise entre 40° et 50° de latitude sud ?",
    options: [
      "Les quarantièmes hurlants",
      "Les quarantièmes déferlants",
      "Les quarantièmes tonnants",
      "Les quarantièmes rugissants",
    ],
    correct: 3,
    difficulty: "Facile",
    points: 10,
    explanation:
      "Presque aucune terre n’y arrête le vent d’ouest. Plus au sud viennent les cinquantièmes hurlants.",
    source: {
      name: "Figaro Nautisme",
      url: "https://figaronautisme.meteoconsult.fr/actus-nautisme-courses/vendee-globe/2024-12-07/73449-les-40emes-rugissants-50emes-hurlants-et-60emes-deferlants",
      consulted: "2026-11-20",
    },
  },
  {
    id: "coup-de-vent",
    category: "Navigation",
    question: "Quel vent moyen correspond à la force 8 de l’échelle de Beaufort, le coup de vent ?",
    options: ["De 22 à 27 nœuds", "De 28 à 33 nœuds", "De 34 à 40 nœuds", "De 41 à 47 nœuds"],
    correct: 2,
    difficulty: "Difficile",
    points: 20,
    explanation: "Soit de 62 à 74 km/h. L’échelle va de 0, le calme, à 12, l’ouragan, à partir de 64 nœuds.",
    source: {
      name: "Port de plaisance de La Rochelle",
      url: "https://portlarochelle.com/meteo",
      consulted: "2026-11-20",
    },
  },
  {
    id: "vives-eaux",
    category: "Navigation",
    question: "À quels moments du cycle de la Lune viennent les marées de vives-eaux ?",
    options: [
      "Autour des deux quartiers de lune",
      "Autour de la pleine et de la nouvelle lune",
      "Autour de la pleine lune seulement",
      "Autour de la nouvelle lune seulement",
    ],
    correct: 1,
    difficulty: "Moyen",
    points: 15,
    explanation:
      "Lune, Soleil et Terre sont alors alignés, et les attractions s’ajoutent. Aux quartiers, elles se contrarient : ce sont les mortes-eaux.",
    source: {
      name: "Techno-Science",
      url: "https://techno-science.net/glossaire-definition/Maree-page-3.html",
      consulted: "2026-11-20",
    },
  },
  {
    id: "regle-des-douziemes",
    category: "Navigation",
    question:
      "Selon la règle des douzièmes, de quelle part du marnage la mer monte-t-elle pendant la troisième heure du montant ?",
    options: ["Un douzième", "Deux douzièmes", "Trois douzièmes", "Quatre douzièmes"],
    correct: 2,
    difficulty: "Difficile",
    points: 20,
    explanation:
      "Un douzième la première heure, puis deux, trois, trois, deux et un : la mer monte plus vite à mi-marée. Le marnage est l’écart entre basse et pleine mer.",
    source: {
      name: "Bateaux.com",
      url: "https://bateaux.com/article/48850/comprendre-la-regle-des-12e-pour-anticiper-les-marees-en-navigation",
      consulted: "2026-11-20",
    },
  },
  {
    id: "vent-autour-d-une-depression",
    category: "Navigation",
    question: "Dans l’hémisphère Nord, dans quel sens le vent tourne-t-il autour d’une dépression ?",
    options: [
      "En sens inverse des aiguilles d’une montre",
      "Dans le sens des aiguilles d’une montre",
      "D’ouest en est le jour, d’est en ouest la nuit",
      "Dans un sens ou dans l’autre, selon la saison",
    ],
    correct: 0,
    difficulty: "Moyen",
    points: 15,
    explanation:
      "La rotation de la Terre dévie le vent vers la droite dans l’hémisphère Nord. Dans l’hémisphère Sud, il tourne dans l’autre sens.",
    source: {
      name: "MétéoCentre",
      url: "https://meteocentre.com/intermet/vent/p_vent5_friction.htm",
      consulted: "2026-11-20",
    },
  },
];
