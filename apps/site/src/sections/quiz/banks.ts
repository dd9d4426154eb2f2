import type { Question } from "@sillages/content";
import { fetchData } from "./fetchData.ts";

/** A question as it is played: why its answer is right comes with the results (`explanations.ts`). */
export type PlayedQuestion = Omit<Question, "explanation" | "source">;

/** What the page knows of a bank of questions before it fetches any. */
export interface Bank {
  id: string;
  title: string;
  /** How many questions it holds. */
  size: number;
  /** How many minutes it takes to read them all. */
  minutes: number;
  /** What the engine makes of its questions (`hashBank`): challenges name a bank by it. */
  hash: number;
  /** Where its questions are, and why their answers are right. */
  addresses: { questions: string; explanations: string };
}

/** A bank with its questions, fetched when a quiz needs them. */
export interface LoadedBank extends Bank {
  questions: readonly PlayedQuestion[];
}

/** @throws when the questions cannot be had. */
export async function loadBank(bank: Bank): Promise<LoadedBank> {
  return { ...bank, questions: (await fetchData(bank.addresses.questions)) as readonly PlayedQuestion[] };
}
