import type { Question } from "@sillages/content";
import { quizBanks } from "@sillages/content/quiz-banks";
import { hashBank } from "@sillages/quiz-engine";
import { bankData } from "../../files/quizData.ts";
import type { Bank } from "./banks.ts";

/** Words that are read in a minute, without haste. */
const PACE = 180;

/** How long it takes to read these questions and their options. */
function minutesToRead(questions: readonly Question[]): number {
  const words = questions.flatMap(({ options, question }) => [question, ...options].join(" ").split(/\s+/));
  return Math.ceil(words.length / PACE);
}

/** What a page is told of each bank, as the content is now. */
export function bankList(): readonly Bank[] {
  return quizBanks.map((bank) => {
    const { id, questions, title } = bank;
    const data = bankData(bank);
    const addresses = { questions: data.questions.path, explanations: data.explanations.path };
    return {
      id,
      title,
      size: questions.length,
      minutes: minutesToRead(questions),
      hash: hashBank(questions),
      addresses,
    };
  });
}
