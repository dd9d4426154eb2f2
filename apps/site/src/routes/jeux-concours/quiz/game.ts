import { LIMIT_MS, restore, save, type Session, start } from "@sillages/quiz-engine";
import { createStore, type Store } from "@sillages/quiz-engine/store";
import { type Bank, type LoadedBank, loadBank, type PlayedQuestion } from "./banks.ts";
import { drawFormat } from "./drawFormat.ts";
import { forgetQuiz, keepQuiz, readSavedQuiz } from "./savedQuiz.ts";

/** A quiz being played, kept on this device as it goes. */
export interface QuizGame extends Store<PlayedQuestion> {
  bank: Bank;
  /** The session that was found again where it had been left; a quiz that begins has none. */
  resumed: Session<PlayedQuestion> | undefined;
}

const storeOf = (bank: Bank, first: Session<PlayedQuestion>) =>
  createStore(first, {
    now: Date.now,
    keep: (session) => keepQuiz(bank.id, save(session)),
  });

export interface QuizRecipe {
  seed: number;
  /** How many questions; without it, the whole bank. */
  size?: number | undefined;
  /** Without it, no limit. */
  timed: boolean;
}

/** Starts a quiz on `bank`. */
export function newGame(bank: LoadedBank, { seed, size, timed }: QuizRecipe): QuizGame {
  const first = start(drawFormat(bank.questions, seed, size), Date.now(), timed ? LIMIT_MS : null);
  return { ...storeOf(bank, first), bank, resumed: undefined };
}

/** The quiz that this device keeps, where it was, time spent away included; a damaged or outdated one is dropped. */
export async function restoreGame(banks: readonly Bank[]): Promise<QuizGame | undefined> {
  const saved = readSavedQuiz();
  if (!saved) return undefined;
  const known = banks.find(({ id }) => id === saved.bank);
  const bank = known && (await loadBank(known));
  const restored = bank && restore(saved.save, bank.questions);
  if (!bank || restored?.status !== "ok") {
    forgetQuiz();
    return undefined;
  }
  const store = storeOf(bank, restored.session);
  return { ...store, bank, resumed: store.get().session };
}
