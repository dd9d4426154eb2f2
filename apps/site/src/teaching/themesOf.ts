import type { Question } from "@sillages/content";
import { quizBanks } from "@sillages/content/quiz-banks";

/** A theme of a bank, and how many of its questions are of it. */
export interface Theme {
  name: Question["category"];
  size: number;
}

/** The themes of the bank `id`, in the order of its questions. */
export function themesOf(id: string): readonly Theme[] {
  const questions = quizBanks.find((bank) => bank.id === id)?.questions ?? [];
  const names = [...new Set(questions.map(({ category }) => category))];
  return names.map((name) => ({
    name,
    size: questions.filter(({ category }) => category === name).length,
  }));
}
