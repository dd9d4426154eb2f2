import type { Question } from "@sillages/content";
import { quizBanks } from "@sillages/content/quiz-banks";
import { bankList } from "../../sections/quiz/bankList.ts";
import type { Bank } from "../../sections/quiz/banks.ts";

/** A bank, and how many questions each of its themes has. */
export type ClassBank = Bank & {
  categories: readonly { name: Question["category"]; size: number }[];
};

/** What the page is told of each bank, as the content is now. */
export function classBanks(): readonly ClassBank[] {
  return bankList().map((bank) => {
    const questions = quizBanks.find(({ id }) => id === bank.id)?.questions ?? [];
    const names = [...new Set(questions.map(({ category }) => category))];
    return {
      ...bank,
      categories: names.map((name) => ({
        name,
        size: questions.filter(({ category }) => category === name).length,
      })),
    };
  });
}
