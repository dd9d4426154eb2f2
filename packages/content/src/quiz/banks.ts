import { capAuLarge } from "../questions/cap-au-large.ts";
import { oceanVivant } from "../questions/ocean-vivant.ts";
import type { QuizBank } from "./quiz.schema.ts";

/** The banks with their questions; the first one is chosen when the page opens. */
export const quizBanks: readonly QuizBank[] = [
  {
    id: "ocean-vivant",
    title: "Océan vivant",
    description: "Le vivant, le climat, l’économie bleue.",
    questions: oceanVivant,
    drawing: "scenes/biodiversite",
  },
  {
    id: "cap-au-large",
    title: "Cap au large",
    description: "Les bateaux, la navigation, les escales.",
    questions: capAuLarge,
    drawing: "scenes/grain",
  },
];
