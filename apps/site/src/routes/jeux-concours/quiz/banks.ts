import type { Question, QuizBank } from "@sillages/content";
import { hashBank } from "@sillages/quiz-engine";

export type BankId = QuizBank["id"];

/** A question as it is played: why its answer is right comes with the results (`explanations.ts`). */
export type PlayedQuestion = Omit<Question, "explanation" | "source">;

/** A bank with its questions, fetched when a quiz needs them. The compiler proves that the engine can play them. */
export interface LoadedBank {
  id: BankId;
  questions: readonly PlayedQuestion[];
}

const fetchers: Record<BankId, () => Promise<readonly PlayedQuestion[]>> = {
  "ocean-vivant": async () => (await import("@sillages/content/ocean-vivant")).oceanVivant,
  "cap-au-large": async () => (await import("@sillages/content/cap-au-large")).capAuLarge,
};

export const isBankId = (text: string): text is BankId => text in fetchers;

export async function loadBank(id: BankId): Promise<LoadedBank> {
  return { id, questions: await fetchers[id]() };
}

/** The bank whose content has this hash; nothing when it has changed since, or never was ours. */
export async function findBank(bankHash: number): Promise<LoadedBank | undefined> {
  // One after the other, the one that most play first: who is challenged on it fetches no other.
  for (const id of Object.keys(fetchers).filter(isBankId)) {
    const bank = await loadBank(id);
    if (hashBank(bank.questions) === bankHash) return bank;
  }
  return undefined;
}
