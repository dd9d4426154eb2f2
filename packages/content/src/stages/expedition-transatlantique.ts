import { figures } from "../figures/figures.ts";
import { counted, number, quantity } from "../format/numbers.ts";
import type { Stage } from "./stages.schema.ts";

const countries = counted(figures.latinAmericanCountries, "pays", "pays");
const distance = quantity(figures.transatlanticKilometres, "km");
const months = counted(figures.expeditionMonths, "mois", "mois");

export const expeditionTransatlantique = {
  id: "expedition-transatlantique",
  start: "2026-10",
  end: "2027-05",
  title: "Expédition Transatlantique",
  mapLabel: "Carte : la route de l’expédition transatlantique",
  flag: {
    drawing: "flags/papa",
    name: "Pavillon P",
    meaning: "Toutes les personnes doivent se présenter à bord, le navire va prendre la mer",
  },
  location: `Amérique latine, ${countries}`,
  leg: "amerique-latine",
  figure: {
    value: number(figures.latinAmericanCountries),
    text: "pays d’Amérique latine, du Brésil à Cuba, puis le retour par les Açores.",
  },
  description:
    "Les deux IMOCA descendent chercher les alizés, traversent, puis longent l’Amérique latine. On y va pour apprendre : d’autres côtes, d’autres pêches, d’autres réponses aux mêmes questions.",
  details: [
    `${countries} d’Amérique latine`,
    `${distance} de traversée`,
    `${months} d’expédition`,
    "Un direct à suivre jour et nuit",
  ],
  keyPointsCards: [
    {
      icon: "pictograms/voile",
      title: "Traverser",
      subtitle: `${distance} dans les alizés`,
      description: "Le vent pousse, l’équipage veille. On relève, on filtre et on note à chaque quart.",
      tone: "sun",
    },
    {
      icon: "pictograms/noeud",
      title: "Rencontrer",
      subtitle: countries,
      description:
        "Pêcheuses, chercheurs, enseignants : à l’escale, on échange d’abord ce que chacun sait de sa mer.",
      tone: "vermilion",
    },
    {
      icon: "pictograms/portevoix",
      title: "Rapporter",
      subtitle: `${months} de carnets`,
      description: "Mesures, films et carnets reviennent en Bretagne avec les bateaux, pour servir à terre.",
      tone: "lagoon",
    },
  ],
  drawing: "scenes/tropiques",
} as const satisfies Stage;
