import { words } from "#data/pages/quiz-sheet";
import { counted } from "../format/numbers.ts";
import { identity } from "#data/identity";
import { withSentences } from "../sentences.ts";

/** The printed sheet of a bank, at `/documents/quiz-….html`. */
export const quizSheet = withSentences(words, {
  head: {
    title: (bank: string) => `Fiche « ${bank} » – ${identity.name}`,
    description: (bank: string) =>
      `Toutes les questions de la banque « ${bank} » à imprimer pour la classe, puis le corrigé avec les explications et les sources.`,
  },
  title: (bank: string) => `Le quiz de la mer : ${bank}`,
  lead: (questions: number, points: number) =>
    `${counted(questions, "question")}, ${counted(points, "point")}. Une seule réponse est juste.`,
  points: (difficulty: string, points: number) => `${difficulty}, ${counted(points, "point")}`,
  /** Where the questions come from and what may be done with them, in one line of a file. */
  credit: `${identity.name}, ${identity.site}. ${words.licence.name} : ${words.licence.url}`,
  key: {
    caption: (bank: string) => `Les réponses de la banque « ${bank} »`,
  },
});
