import { assign, createActor, setup } from "xstate";
import { createStore } from "zustand/vanilla";
import { draw, type QuizEvent, reduce, resultOf, start } from "../src/index.ts";

export const QUESTIONS = 50;
/** One start, fifty answers, fifty next, one score. */
export const OPERATIONS = 2 * QUESTIONS + 2;

/** Plays one session from start to score, with immutable snapshots, and returns the points won. */
export type Player = () => number;

const bank = Array.from({ length: QUESTIONS }, (_, i) => ({
  id: `q${i}`,
  options: ["a", "b", "c", "d"],
  correct: i % 4,
  difficulty: "Facile",
  points: 10,
}));
const drawn = draw(bank, { seed: 42 });
const answers = [0, 1, 2, 3].map((option): QuizEvent => ({ type: "answer", option }));
const next: QuizEvent = { type: "next" };

const engine: Player = () => {
  let now = 0;
  let session = start(drawn, now);
  for (let i = 0; i < QUESTIONS; i++) {
    session = reduce(session, answers[i % 4]!, (now += 1_000));
    session = reduce(session, next, (now += 1_000));
  }
  return resultOf(session).points;
};

/** What the peers hold: the same rules, but no clock, no draw, no pause and no breakdown. */
interface Progress {
  readonly status: "playing" | "finished";
  readonly index: number;
  readonly answers: readonly (number | null)[];
}

const questions = drawn.questions.map(({ question }) => question);
const fresh: Progress = { status: "playing", index: 0, answers: Array<null>(QUESTIONS).fill(null) };

function answered({ status, index, answers }: Progress, option: number): Partial<Progress> {
  const exists = questions[index]?.options[option] !== undefined;
  return status === "playing" && exists ? { answers: answers.with(index, option) } : {};
}

function advanced({ index, answers }: Progress): Partial<Progress> {
  if (answers[index] === null) return {};
  return index + 1 < QUESTIONS ? { index: index + 1 } : { status: "finished" };
}

function scored({ answers }: Progress): number {
  let won = 0;
  questions.forEach(({ correct, points }, i) => (won += answers[i] === correct ? points : 0));
  return won;
}

const store = createStore<Progress>(() => fresh);

const zustand: Player = () => {
  store.setState(fresh);
  for (let i = 0; i < QUESTIONS; i++) {
    store.setState((progress) => answered(progress, i % 4));
    store.setState(advanced);
  }
  return scored(store.getState());
};

const machine = setup({
  types: { context: {} as Progress, events: {} as { type: "answer"; option: number } | { type: "next" } },
}).createMachine({
  context: fresh,
  on: {
    answer: { actions: assign(({ context, event }) => answered(context, event.option)) },
    next: { actions: assign(({ context }) => advanced(context)) },
  },
});

const xstate: Player = () => {
  const actor = createActor(machine).start();
  for (let i = 0; i < QUESTIONS; i++) {
    actor.send({ type: "answer", option: i % 4 });
    actor.send({ type: "next" });
  }
  return scored(actor.getSnapshot().context);
};

export const players = { "quiz-engine": engine, "zustand 5": zustand, "xstate 5": xstate };
