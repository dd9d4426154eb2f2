import { figures } from "../figures/figures.ts";
import { atLeast, number } from "../format/numbers.ts";
import { prizes } from "../prizes/prizes.ts";
import type { Statistic } from "./contest.schema.ts";

/** The figures of the contest page. */
export const statistics: readonly Statistic[] = [
  {
    id: "participants",
    number: atLeast(figures.contestParticipants),
    label: "participants",
    trend: "Au quiz et aux concours",
    icon: "pictograms/noeud",
  },
  {
    id: "prix",
    number: number(prizes.length),
    label: "prix à gagner",
    trend: "Du Commun au Légendaire",
    icon: "pictograms/ancre",
  },
  {
    id: "questions",
    number: number(figures.quizShortQuestions),
    label: "questions",
    trend: "Au format Éclair",
    icon: "pictograms/sonde",
  },
  {
    id: "points",
    number: number(figures.quizMaximumPoints),
    label: "points à atteindre",
    trend: "Toute la banque Océan vivant",
    icon: "pictograms/longuevue",
  },
];
