import { weight } from "../format/weights.ts";
import type { QuizBank } from "../quiz/quiz.schema.ts";

interface BankFiles {
  id: QuizBank["id"];
  sheet: string;
  gift: { path: string; kilobytes: number };
  xml: { path: string; kilobytes: number };
}

/** What the build writes for teachers, one set a bank. The weights are compared with the files by a test. */
export const quizFiles: readonly BankFiles[] = [
  {
    id: "ocean-vivant",
    sheet: "/documents/quiz-ocean-vivant.html",
    gift: { path: "/quiz/ocean-vivant.gift.txt", kilobytes: 24 },
    xml: { path: "/quiz/ocean-vivant.xml", kilobytes: 72 },
  },
  {
    id: "cap-au-large",
    sheet: "/documents/quiz-cap-au-large.html",
    gift: { path: "/quiz/cap-au-large.gift.txt", kilobytes: 22 },
    xml: { path: "/quiz/cap-au-large.xml", kilobytes: 66 },
  },
];

/** The material for teachers. */
export const classroom = {
  id: "enseignants",
  heading: "Pour la classe",
  lead: "Les mêmes questions, sur papier ou dans votre espace de cours.",
  sheet: (bank: string) => `${bank}, fiche et corrigé`,
  gift: (bank: string) => `${bank} en GIFT`,
  xml: (bank: string) => `${bank} en Moodle XML`,
  weight: (format: string, kilobytes: number) => `${format}, ${weight(kilobytes * 1000)}`,
  dropped:
    "GIFT perd les points, et la difficulté n’y est qu’un commentaire. Moodle XML garde tout, sauf les cinq minutes et les niveaux, que fixe votre test.",
} as const;
