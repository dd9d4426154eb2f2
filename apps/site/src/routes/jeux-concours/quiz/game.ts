import {
  alertsBetween,
  draw,
  LIMIT_MS,
  type QuizEvent,
  reduce,
  restore,
  save,
  type Session,
  start,
} from "@sillages/quiz-engine";
import { type Bank, type LoadedBank, loadBank, type PlayedQuestion } from "./banks.ts";
import { evenQuotas } from "./evenQuotas.ts";
import { forgetQuiz, keepQuiz, readSavedQuiz } from "./savedQuiz.ts";

export interface QuizState {
  session: Session<PlayedQuestion>;
  /** Seconds left at the last threshold that time has passed: to be said once. */
  alert: number | undefined;
  /** The quiz was found again where it had been left, and nothing has been done since. */
  resumed: boolean;
}

/** A quiz being played: a session, who listens to it, and the copy that this device keeps. */
export interface QuizGame {
  bank: Bank;
  get: () => QuizState;
  send: (event: QuizEvent) => void;
  subscribe: (listener: () => void) => () => void;
}

function createGame(bank: Bank, first: Session<PlayedQuestion>, resumed = false): QuizGame {
  let state: QuizState = { session: first, alert: undefined, resumed };
  const listeners = new Set<() => void>();

  const send = (event: QuizEvent) => {
    const before = state.session;
    const session = reduce(before, event, Date.now());
    if (session === before) return;
    const alert = alertsBetween(before, session).at(-1);
    state = {
      session,
      alert: alert === undefined ? state.alert : alert / 1000,
      resumed: state.resumed && event.type === "tick",
    };
    // A save holds the instant it was made at, so it does not age: ticks need none, but the end does.
    if (event.type !== "tick" || session.status === "finished") keepQuiz(bank.id, save(session));
    listeners.forEach((listener) => listener());
  };

  keepQuiz(bank.id, save(first));
  return {
    bank,
    get: () => state,
    send,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export interface QuizRecipe {
  seed: number;
  /** How many questions; without it, the whole bank. */
  size?: number | undefined;
  /** Without it, no limit. */
  timed: boolean;
}

/** Starts a quiz on `bank`. */
export function newGame(bank: LoadedBank, { seed, size, timed }: QuizRecipe): QuizGame {
  const part = size === undefined ? {} : { size, quotas: evenQuotas(bank.questions, size) };
  const drawn = draw(bank.questions, { seed, ...part });
  return createGame(bank, start(drawn, Date.now(), timed ? LIMIT_MS : null));
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
  const game = createGame(bank, restored.session, true);
  game.send({ type: "tick" });
  return game;
}
