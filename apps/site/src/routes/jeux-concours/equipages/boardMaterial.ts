import { quizFormats } from "@sillages/content";
import { bankList } from "../../../sections/quiz/bankList.ts";

/** What a board needs of a bank: what it is called, and what a result on it can be. */
export interface BoardBank {
  readonly hash: number;
  readonly title: string;
  /** How many questions it holds. */
  readonly size: number;
  readonly formats: readonly { readonly questions: number; readonly label: string }[];
}

/** The banks that are played today: the page gives them to the browser. */
export function boardMaterial(): readonly BoardBank[] {
  return bankList().map(({ hash, size, title }) => ({
    hash,
    title,
    size,
    formats: quizFormats.map(({ label, questions = size }) => ({ label, questions })),
  }));
}
