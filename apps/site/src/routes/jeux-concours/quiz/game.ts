import { quizLimitMs } from "@sillages/content";
import { restore, resultOf, save, type Session, start } from "@sillages/quiz-engine";
import { createStore, type Store } from "@sillages/quiz-engine/store";
import { type Bank, type LoadedBank, loadBank, type PlayedQuestion } from "../../../sections/quiz/banks.ts";
import { drawFormat } from "./drawFormat.ts";
import { addRecord, readRecords } from "./records.ts";
import { forgetQuiz, keepQuiz, readSavedQuiz } from "./savedQuiz.ts";

/** A quiz being played, kept on this device as it goes. */
export interface QuizGame extends Store<PlayedQuestion> {
  bank: Bank;
  /** The session that was found again where it had been left; a quiz that begins has none. */
  resumed: Session<PlayedQuestion> | undefined;
}

/** A quiz is kept to be gone on with; once over, what it was worth is. */
function keep(bank: Bank, session: Session<PlayedQuestion>) {
  if (session.status !== "finished") return keepQuiz(bank.id, save(session));
  forgetQuiz();
  const { percentage, points, total } = resultOf(session);
  return addRecord({ bank: bank.id, size: total, percentage, points, at: session.at }, save(session));
}

const storeOf = (bank: Bank, first: Session<PlayedQuestion>) =>
  createStore(first, { now: Date.now, keep: (session) => keep(bank, session) });

interface QuizRecipe {
  seed: number;
  /** How many questions; without it, the whole bank. */
  size?: number | undefined;
  /** Without it, no limit. */
  timed: boolean;
}

/** Starts a quiz on `bank`. */
export function newGame(bank: LoadedBank, { seed, size, timed }: QuizRecipe): QuizGame {
  const first = start(drawFormat(bank.questions, seed, size), Date.now(), timed ? quizLimitMs : null);
  return { ...storeOf(bank, first), bank, resumed: undefined };
}

/** The session that was saved on one of `banks`; none when it is damaged, or when the bank has changed since. */
async function sessionOf(banks: readonly Bank[], id: string, text: string) {
  const known = banks.find((bank) => bank.id === id);
  const bank = known && (await loadBank(known));
  const restored = bank && restore(text, bank.questions);
  return bank && restored?.status === "ok" ? { bank, session: restored.session } : undefined;
}

/** The quiz that this device keeps, where it was, time spent away included; a damaged or outdated one is dropped. */
export async function restoreGame(banks: readonly Bank[]): Promise<QuizGame | undefined> {
  const saved = readSavedQuiz();
  const found = saved && (await sessionOf(banks, saved.bank, saved.save));
  if (!found) {
    forgetQuiz();
    return undefined;
  }
  const store = storeOf(found.bank, found.session);
  return { ...store, bank: found.bank, resumed: store.get().session };
}

/** The last quiz that was played to its end, to read its answers again. */
export async function lastGame(banks: readonly Bank[]): Promise<QuizGame | undefined> {
  const { last } = readRecords();
  const found = last && (await sessionOf(banks, last.bank, last.save));
  const isOver = found?.session.status === "finished";
  return isOver
    ? { ...createStore(found.session, { now: Date.now }), bank: found.bank, resumed: undefined }
    : undefined;
}
