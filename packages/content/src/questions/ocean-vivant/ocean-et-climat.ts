import type { Question } from "../question.schema.ts";

export const oceanEtClimat: readonly Question[] = [
  {
    id: "surface-de-l-ocean",
    category: "Océan et climat",
    question: "Quelle part de la surface de la Terre l’océan recouvre-t-il ?",
    options: ["71 %", "51 %", "91 %", "31 %"],
    correct: 0,
    difficulty: "Facile",
    points: 10,
    explanation: "L’océan couvre 71 % de la surface du globe et contient 97 % de l’eau de la planète.",
    source: {
      name: "Banque mondiale, groupe indépendant d’évaluation",
      url: "https://ieg.worldbankgroup.org/evaluations/making-waves/overview",
      consulted: "2026-11-20",
    },
  },
  {
    id: "exces-de-chaleur",
    category: "Océan et climat",
    question:
      "Depuis 1970, quelle part de l’excès de chaleur du système climatique l’océan a-t-il absorbée ?",
    options: ["Environ 10 %", "Environ 30 %", "Environ 50 %", "Environ 90 %"],
    correct: 3,
    difficulty: "Moyen",
    points: 15,
    explanation:
      "Selon le GIEC, l’océan a absorbé plus de 90 % de la chaleur ajoutée au système climatique. Il freine ainsi le réchauffement de l’air, au prix du sien.",
    source: {
      name: "GIEC, rapport spécial sur l’océan et la cryosphère",
      url: "https://www.ipcc.ch/srocc/chapter/summary-for-policymakers/",
    },
  },
  {
    id: "absorption-du-co2",
    category: "Océan et climat",
    question: "Quelle part de nos émissions de CO₂ l’océan absorbe-t-il, à peu près ?",
    options: ["Un centième", "Un dixième", "Un quart", "Les trois quarts"],
    correct: 2,
    difficulty: "Moyen",
    points: 15,
    explanation:
      "Environ un quart du CO₂ que nous émettons se dissout dans l’océan. L’eau de mer en devient plus acide.",
    source: {
      name: "Institut du développement durable et des relations internationales",
      url: "https://iddri.org/fr/publications-et-evenements/tribune/locean-plus-chaud-que-jamais-jdd",
      consulted: "2026-11-20",
    },
  },
  {
    id: "el-nino",
    category: "Océan et climat",
    question: "Dans quel océan se développe le phénomène El Niño ?",
    options: ["Le Pacifique", "L’Atlantique", "L’océan Indien", "L’océan Arctique"],
    correct: 0,
    difficulty: "Facile",
    points: 10,
    explanation:
      "El Niño réchauffe les eaux du Pacifique équatorial, depuis la côte sud-américaine vers l’ouest. Il dérègle la météo bien au-delà.",
    source: {
      name: "MétéoSuisse",
      url: "https://www.meteosuisse.admin.ch/portrait/meteosuisse-blog/fr/2024/10/la-nina-influence-planete-depuis-pacifique.html",
      consulted: "2026-11-20",
    },
  },
  {
    id: "fonte-de-la-banquise",
    category: "Océan et climat",
    question: "Parmi ces glaces, laquelle ne fait presque pas monter la mer en fondant ?",
    options: [
      "La calotte du Groenland",
      "La banquise de l’Arctique",
      "Les glaciers des Andes",
      "La calotte de l’Antarctique",
    ],
    correct: 1,
    difficulty: "Moyen",
    points: 15,
    explanation:
      "La banquise est de l’eau de mer gelée : elle flotte et déplace déjà son poids d’eau. Calottes et glaciers reposent sur la terre et grossissent l’océan.",
    source: {
      name: "Numerama",
      url: "https://www.numerama.com/sciences/532170-non-le-niveau-des-mers-ne-monte-pas-a-cause-de-la-fonte-de-la-banquise.html",
      consulted: "2026-11-20",
    },
  },
  {
    id: "blanchissement-des-coraux",
    category: "Océan et climat",
    question: "Que perd un corail quand il blanchit sous l’effet de la chaleur ?",
    options: [
      "Son squelette calcaire",
      "Ses œufs et ses larves",
      "Ses longs tentacules",
      "Ses algues symbiotiques",
    ],
    correct: 3,
    difficulty: "Moyen",
    points: 15,
    explanation:
      "Stressé, le corail expulse les algues microscopiques qui le nourrissent et le colorent. Blanchi, il n’est pas encore mort, mais affamé.",
    source: {
      name: "Un œil sur le corail",
      url: "https://www.unoeilsurlecorail.org/blanchissement",
      consulted: "2026-11-20",
    },
  },
  {
    id: "carbone-bleu",
    category: "Océan et climat",
    question: "Lesquels de ces milieux stockent du « carbone bleu » ?",
    options: ["Les toundras", "Les savanes", "Les mangroves", "Les alpages"],
    correct: 2,
    difficulty: "Moyen",
    points: 15,
    explanation:
      "Le carbone bleu est celui que retiennent les milieux marins et côtiers : mangroves, prés salés, herbiers. Leur vase, pauvre en oxygène, le garde des siècles.",
    source: {
      name: "Reef Resilience Network",
      url: "https://reefresilience.org/fr/management-strategies/blue-carbon/blue-carbon-introduction/",
      consulted: "2026-11-20",
    },
  },
  {
    id: "ph-de-l-ocean",
    category: "Océan et climat",
    question:
      "De combien le pH de la surface de l’océan a-t-il baissé depuis le début de l’ère industrielle ?",
    options: ["D’environ 0,01", "D’environ 0,1", "D’environ 1", "D’environ 2"],
    correct: 1,
    difficulty: "Difficile",
    points: 20,
    explanation:
      "Il est passé de 8,2 à un peu moins de 8,1. L’échelle est logarithmique : cette petite baisse représente environ 30 % d’acidité en plus.",
    source: {
      name: "Agence européenne pour l’environnement",
      url: "https://www.eea.europa.eu/data-and-maps/indicators/ocean-acidification-2/assessment",
      consulted: "2026-11-20",
    },
  },
  {
    id: "montee-du-niveau-de-la-mer",
    category: "Océan et climat",
    question: "Selon le GIEC, de combien le niveau moyen de la mer a-t-il monté entre 1901 et 2018 ?",
    options: ["D’environ 2 cm", "D’environ 7 cm", "D’environ 20 cm", "D’environ 70 cm"],
    correct: 2,
    difficulty: "Difficile",
    points: 20,
    explanation:
      "De 20 cm, à 5 cm près. Le rythme s’accélère : 1,3 mm par an jusqu’en 1971, 3,7 mm par an de 2006 à 2018.",
    source: {
      name: "GIEC, sixième rapport d’évaluation, 2021",
      url: "https://www.ipcc.ch/report/ar6/wg1/chapter/summary-for-policymakers/",
    },
  },
];
