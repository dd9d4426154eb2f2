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
  lead: "Les mêmes questions, sur papier ou dans votre espace de cours. Copiez, coupez, mélangez : tout est libre pour la classe.",
  sheet: (bank: string) => `${bank} : fiche à imprimer, corrigé compris`,
  gift: (bank: string) => `${bank} en GIFT`,
  xml: (bank: string) => `${bank} en Moodle XML`,
  weight: (format: string, kilobytes: number) => `${format}, ${kilobytes} Ko`,
  dropped: [
    "GIFT garde réponses, explications et sources ; il perd les points, et la difficulté n’y est qu’un commentaire.",
    "Moodle XML garde aussi les points et fait de la difficulté une étiquette.",
    "Aucun des deux ne contient les cinq minutes ni les niveaux : c’est votre test qui les fixe. La fiche n’a pas de chronomètre.",
  ],
} as const;
