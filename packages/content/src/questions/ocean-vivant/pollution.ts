import type { Question } from "../question.schema.ts";

export const pollution: readonly Question[] = [
  {
    id: "vortex-du-pacifique",
    category: "Pollution",
    question:
      "Dans le vortex de déchets du Pacifique Nord, qu’est-ce qui pèse près de la moitié du plastique flottant ?",
    options: ["Les bouteilles", "Les filets de pêche", "Les microplastiques", "Les sacs de caisse"],
    correct: 1,
    difficulty: "Difficile",
    points: 20,
    explanation:
      "Une étude de 2018 attribue aux filets de pêche au moins 46 % de la masse. Les microplastiques sont bien plus nombreux, mais n’en font que 8 %.",
    source: {
      name: "Scientific Reports, 2018",
      url: "https://www.nature.com/articles/s41598-018-22939-w",
      consulted: "2026-11-20",
    },
  },
  {
    id: "taille-des-microplastiques",
    category: "Pollution",
    question:
      "Selon le seuil le plus employé, au-dessous de quelle taille un débris de plastique est-il un microplastique ?",
    options: ["0,05 mm", "0,5 mm", "5 mm", "50 mm"],
    correct: 2,
    difficulty: "Moyen",
    points: 15,
    explanation:
      "On parle de microplastiques au-dessous de 5 mm. Les uns viennent de l’usure de plus gros objets, les autres sont fabriqués à cette taille.",
    source: {
      name: "Université de Liège",
      url: "https://www.reflexions.uliege.be/front/displaySimple.jsp?id=c_404757&inModal=true",
      consulted: "2026-11-20",
    },
  },
  {
    id: "amoco-cadiz",
    category: "Pollution",
    question: "Quel pétrolier s’est échoué en 1978 sur les roches de Portsall, dans le Finistère ?",
    options: ["L’Amoco Cadiz", "Le Torrey Canyon", "L’Erika", "Le Prestige"],
    correct: 0,
    difficulty: "Moyen",
    points: 15,
    explanation:
      "Ses 227 000 tonnes d’hydrocarbures ont pollué 360 km de littoral. La France a alors refondu son plan de lutte, Polmar, et créé le Cedre.",
    source: {
      name: "Cedre",
      url: "https://wwz.cedre.fr/Ressources/Accidentologie/Accidents/Amoco-Cadiz",
      consulted: "2026-11-20",
    },
  },
  {
    id: "marees-vertes",
    category: "Pollution",
    question: "Quel apport venu des terres nourrit surtout les marées vertes en Bretagne ?",
    options: ["Les pesticides", "Les nitrates", "Les métaux lourds", "Les hydrocarbures"],
    correct: 1,
    difficulty: "Facile",
    points: 10,
    explanation:
      "Les nitrates, surtout d’origine agricole, descendent les rivières et nourrissent les algues vertes. En pourrissant, elles dégagent un gaz toxique.",
    source: {
      name: "France Inter, d’après la Cour des comptes",
      url: "https://www.franceinter.fr/environnement/l-etat-doit-faire-plus-pour-lutter-contre-les-algues-vertes-en-bretagne-dit-la-cour-des-comptes",
      consulted: "2026-11-20",
    },
  },
  {
    id: "tributyletain",
    category: "Pollution",
    question:
      "Quelle substance des peintures de carène a déformé les huîtres d’Arcachon dans les années 1970 ?",
    options: ["L’oxyde de cuivre", "Le chromate de zinc", "Le sulfate de baryum", "Le tributylétain"],
    correct: 3,
    difficulty: "Difficile",
    points: 20,
    explanation:
      "La France a interdit ce biocide dès 1982 sur les bateaux de moins de 25 m. Une convention internationale l’interdit sur les navires depuis 2008.",
    source: {
      name: "Sénat, rapport n° 297, 2005–2006",
      url: "https://www.senat.fr/rap/l05-297/l05-2971.html",
      consulted: "2026-11-20",
    },
  },
  {
    id: "soufre-des-carburants",
    category: "Pollution",
    question: "Quelle est, depuis 2020, la limite mondiale de soufre dans le fioul des navires ?",
    options: ["3,50 %", "1,50 %", "0,50 %", "0,05 %"],
    correct: 2,
    difficulty: "Difficile",
    points: 20,
    explanation:
      "L’Organisation maritime internationale a ramené cette limite de 3,50 à 0,50 %. Un navire équipé d’un épurateur de fumées peut brûler un fioul plus soufré.",
    source: {
      name: "Organisation maritime internationale",
      url: "https://imo.org/fr/MediaCentre/PressBriefings/pages/03-1-March-carriage-ban-.aspx",
      consulted: "2026-11-20",
    },
  },
  {
    id: "filtre-de-megot",
    category: "Pollution",
    question: "En quelle matière est le filtre d’un mégot ordinaire ?",
    options: ["En plastique", "En coton pressé", "En papier froissé", "En laine de bois"],
    correct: 0,
    difficulty: "Facile",
    points: 10,
    explanation:
      "Le filtre est en acétate de cellulose, un plastique que la lumière réduit en fragments sans le faire disparaître. Le mégot libère aussi de la nicotine.",
    source: {
      name: "Surfrider Foundation",
      url: "https://www.surfrider.fr/?p=28652",
      consulted: "2026-11-20",
    },
  },
];
