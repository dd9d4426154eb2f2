import type { Question } from "@sillages/content";
import { quizBanks } from "@sillages/content/quiz-banks";
import { bankList } from "../sections/quiz/bankList.ts";
import type { Bank } from "../sections/quiz/banks.ts";

/** A bank of which a theme may be chosen. */
export type ThemedBank = Bank & {
  /** In the order of its questions, and how many are of each. */
  themes: readonly { name: Question["category"]; size: number }[];
};

function themesOf(id: string): ThemedBank["themes"] {
  const questions = quizBanks.find((bank) => bank.id === id)?.questions ?? [];
  const names = [...new Set(questions.map(({ category }) => category))];
  return names.map((name) => ({
    name,
    size: questions.filter(({ category }) => category === name).length,
  }));
}

/** What a page is told of each bank, as the content is now. */
export const themedBanks = (): readonly ThemedBank[] =>
  bankList().map((bank) => ({ ...bank, themes: themesOf(bank.id) }));
