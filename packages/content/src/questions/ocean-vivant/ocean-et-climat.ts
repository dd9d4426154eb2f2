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
    },
  },
  {
    id: "exces-de-chaleur",
    category: "Océan et climat",
    question:
      "Depuis 1970, quelle part de l’excès de chaleur du système climatique l’océan a-t-il absorbée ?",
    options: ["Environ 10 %", "Environ un tiers", "Environ la moitié", "Environ 90 %"],
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
    },
  },
];
