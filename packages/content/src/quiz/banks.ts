import { questions } from "#data/questions";
import { quizBanks as files } from "#data/quiz-banks";
import type { QuizBank } from "./quiz.schema.ts";

/** The banks with their questions; the first one is chosen when the page opens. */
export const quizBanks: readonly QuizBank[] = files.map((bank) => ({
  ...bank,
  questions: questions[bank.id] ?? [],
}));
