import { figures } from "../figures/figures.ts";
import { counted, number } from "../format/numbers.ts";
import type { Stage } from "./stages.schema.ts";

const stopovers = counted(figures.europeanStopovers, "escale");

export const toursDEurope = {
  id: "tours-d-europe",
  start: "2026-03",
  end: "2026-08",
  title: "Tours d’Europe",
  mapLabel: "Carte : la route des Tours d’Europe",
  flag: {
    drawing: "flags/quebec",
    name: "Pavillon Q",
    meaning: "Mon navire est indemne, je demande la libre pratique",
  },
  location: `Europe, ${stopovers}`,
  leg: "europe",
  figure: {
    value: number(figures.europeanStopovers),
    text: "escales, de Lorient à La Valette et de Bergen à Helsinki.",
  },
  description:
    "Du Nord à la Méditerranée, les deux bateaux vont de port en port. À l’escale, le laboratoire s’ouvre, les entreprises montent à bord et l’on compare ce que chacun a trouvé pour mieux vivre avec la mer.",
  details: [
    `${stopovers} européennes`,
    `${counted(figures.europeanCountries, "pays", "pays")} ou plus`,
    "Laboratoire ouvert au public à l’escale",
    "Rencontres avec les entreprises du port",
  ],
  keyPointsCards: [
    {
      icon: "pictograms/ancre",
      title: "Accoster",
      subtitle: stopovers,
      description:
        "Des grands ports et des petits, de la mer du Nord à la Méditerranée. La carte en donne la liste.",
      tone: "vermilion",
    },
    {
      icon: "pictograms/sonde",
      title: "Comparer",
      subtitle: "Même eau, mêmes gestes",
      description:
        "Les mêmes prélèvements, répétés de port en port : c’est la comparaison qui fait parler les mesures.",
      tone: "lagoon",
    },
    {
      icon: "pictograms/noeud",
      title: "Relier",
      subtitle: "Entreprises et étudiants",
      description:
        "Les ambassadeurs reçoivent à bord celles et ceux qui cherchent, et celles et ceux qui ont trouvé.",
      tone: "sun",
    },
  ],
  drawing: "scenes/port",
} as const satisfies Stage;
