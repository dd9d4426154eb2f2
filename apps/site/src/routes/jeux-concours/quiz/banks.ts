import type { Question, QuizBank } from "@sillages/content";
import { hashBank } from "@sillages/quiz-engine";

export type BankId = QuizBank["id"];

/** A bank with its questions, fetched when a quiz needs them. The compiler proves that the engine can play them. */
export interface LoadedBank {
  id: BankId;
  questions: readonly Question[];
}

const fetchers: Record<BankId, () => Promise<readonly Question[]>> = {
  "ocean-vivant": async () => (await import("@sillages/content/ocean-vivant")).oceanVivant,
  "cap-au-large": async () => (await import("@sillages/content/cap-au-large")).capAuLarge,
};

export const isBankId = (text: string): text is BankId => text in fetchers;

export async function loadBank(id: BankId): Promise<LoadedBank> {
  return { id, questions: await fetchers[id]() };
}

/** The bank whose content has this hash; nothing when it has changed since, or never was ours. */
export async function findBank(bankHash: number): Promise<LoadedBank | undefined> {
  const banks = await Promise.all(Object.keys(fetchers).filter(isBankId).map(loadBank));
  return banks.find(({ questions }) => hashBank(questions) === bankHash);
}
