import type { Outcome } from "@sillages/quiz-engine";
import type { PlayedQuestion } from "../../../sections/quiz/banks.ts";

interface CategoryScore {
  category: string;
  correct: number;
  total: number;
}

/** The right answers of each category, in the order in which the categories came. */
export function categoriesOf(outcomes: readonly Outcome<PlayedQuestion>[]): CategoryScore[] {
  const scores = new Map<string, CategoryScore>();
  for (const { question, verdict } of outcomes) {
    const { category } = question;
    const { correct, total } = scores.get(category) ?? { correct: 0, total: 0 };
    scores.set(category, { category, correct: correct + Number(verdict === "right"), total: total + 1 });
  }
  return [...scores.values()];
}
