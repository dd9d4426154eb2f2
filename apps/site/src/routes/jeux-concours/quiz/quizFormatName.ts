import { quizFormats, quizResults } from "@sillages/content";
import type { Bank } from "../../../sections/quiz/banks.ts";

/** What a quiz of `size` questions on `bank` is called: one that arrived by a link may have a length of its own. */
export function quizFormatName(bank: Bank, size: number): string {
  const format = quizFormats.find(({ questions = bank.size }) => questions === size);
  return format?.label ?? quizResults.next.questions(size);
}
