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
      "Le point de l’océan le plus éloigné de toute terre en est à 2 688 km. La Station spatiale internationale passe souvent plus près.",
    source: {
      name: "RTBF, d’après la NOAA",
      url: "https://www.rtbf.be/article/cet-endroit-est-si-eloigne-des-continents-que-les-astronautes-dans-l-iss-sont-les-plus-proches-humains-11188551",
    },
  },
];
