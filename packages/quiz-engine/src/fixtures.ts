import fc from "fast-check";
import type { WrittenQuestion } from "./check.ts";
import { draw } from "./draw.ts";
import { LIMIT_MS, reduce, start } from "./quiz.ts";
import { POINTS } from "./scoring.ts";
import type { Draw, Question, QuizEvent, Session } from "./types.ts";

/** A small bank, for examples. */
export const bank: readonly WrittenQuestion[] = [
  {
    id: "q1",
    question: "De quel côté est bâbord, face à l’avant ?",
    options: ["À gauche", "À droite", "À l’arrière"],
    correct: 0,
    difficulty: "Facile",
    points: 10,
    explanation: "Bâbord est à gauche, tribord à droite.",
  },
  {
    id: "q2",
    question: "Que vaut un nœud ?",
    options: ["1 000 m par heure", "1 852 m par heure", "1 609 m par heure", "Cela dépend du vent"],
    correct: 1,
    difficulty: "Moyen",
    points: 15,
    explanation: "Un nœud est un mille marin par heure.",
    pinned: [3],
  },
  {
    id: "q3",
    question: "Quelle part de la Terre la mer couvre-t-elle ?",
    options: ["La moitié", "Un tiers", "Sept dixièmes", "Neuf dixièmes"],
    correct: 2,
    difficulty: "Difficile",
    points: 20,
    explanation: "Environ 71 % de la surface.",
  },
  {
    id: "q4",
    question: "Que borde-t-on ?",
    options: ["Une ancre", "Une voile"],
    correct: 1,
    difficulty: "Facile",
    points: 10,
    explanation: "Border une voile, c’est la tendre.",
  },
];

const DIFFICULTIES = ["Facile", "Moyen", "Difficile"] as const;

/** A bank of `size` questions of four options, difficulties and right answers in turn. */
export function bankOf(size: number): readonly WrittenQuestion[] {
  return Array.from({ length: size }, (_, i) => {
    const difficulty = DIFFICULTIES[i % 3] ?? "Moyen";
    return {
      id: `q${i}`,
      question: `Question ${i}`,
      options: [`${i} a`, `${i} b`, `${i} c`, `${i} d`],
      correct: i % 4,
      difficulty,
      points: POINTS[difficulty],
      explanation: "Parce que.",
    };
  });
}

/** The session after `events`, one second apart. */
export function play<Q extends Question>(session: Session<Q>, ...events: QuizEvent[]): Session<Q> {
  return events.reduce((before, event) => reduce(before, event, before.at + 1_000), session);
}

export const answer = (option: number): QuizEvent => ({ type: "answer", option });
export const next: QuizEvent = { type: "next" };
export const previous: QuizEvent = { type: "previous" };
export const pause: QuizEvent = { type: "pause" };
export const resume: QuizEvent = { type: "resume" };
export const finish: QuizEvent = { type: "finish" };
export const tick: QuizEvent = { type: "tick" };

/** Makes any change in place throw. */
export function freeze<T>(value: T): T {
  if (typeof value === "object" && value !== null) Object.values(Object.freeze(value)).forEach(freeze);
  return value;
}

export const uint32 = fc.integer({ min: 0, max: 2 ** 32 - 1 });

const question: fc.Arbitrary<Question> = fc
  .record({
    id: fc.string({ unit: "binary" }),
    options: fc.array(fc.string(), { minLength: 1, maxLength: 6 }),
    correct: fc.nat(5),
    difficulty: fc.constantFrom("Facile", "Moyen", "Difficile", "constructor", "__proto__"),
    points: fc.nat(50),
    pinned: fc.oneof(fc.constant(undefined), fc.array(fc.integer({ min: -1, max: 6 }), { maxLength: 3 })),
  })
  .map((q) => ({ ...q, correct: q.correct % q.options.length }));

export const banks = fc.array(question, { maxLength: 12 });

/** A draw and the bank that it comes from. */
export const draws: fc.Arbitrary<{ bank: readonly Question[]; draw: Draw }> = fc
  .record({
    bank: banks,
    seed: uint32,
    size: fc.nat(15),
    quotas: fc.oneof(
      fc.constant(null),
      fc.dictionary(fc.constantFrom("Facile", "Moyen", "__proto__"), fc.nat(5)),
    ),
  })
  .map(({ bank, ...recipe }) => ({ bank, draw: draw(bank, recipe) }));

/** An event and the time since the one before: most often some seconds, at times a clock set back or a long sleep. */
export const steps = fc.array(
  fc.record({
    event: fc.oneof(
      { weight: 4, arbitrary: fc.integer({ min: -1, max: 6 }).map(answer) },
      { weight: 4, arbitrary: fc.constant(next) },
      { weight: 3, arbitrary: fc.constantFrom(previous, pause, resume, tick) },
      { weight: 1, arbitrary: fc.constantFrom(finish, { type: "unheard-of" } as unknown as QuizEvent) },
    ),
    elapsedMs: fc.oneof(
      { weight: 8, arbitrary: fc.nat(20_000) },
      { weight: 1, arbitrary: fc.integer({ min: -1_000_000, max: 1_000_000 }) },
      { weight: 1, arbitrary: fc.constantFrom(NaN, Infinity, -Infinity) },
    ),
  }),
  { maxLength: 60 },
);

export const limits = fc.oneof(fc.constant(null), fc.nat(LIMIT_MS), fc.constant(LIMIT_MS));

/** Every session that playing leads to, with the bank that it was drawn from. */
export const sessions: fc.Arbitrary<{ bank: readonly Question[]; session: Session }> = fc
  .record({ drawn: draws, now: fc.integer(), limitMs: limits, steps })
  .map(({ drawn, now, limitMs, steps }) => {
    const first = start(drawn.draw, now, limitMs);
    const last = steps.reduce((s, { event, elapsedMs }) => reduce(s, event, s.at + elapsedMs), first);
    return { bank: drawn.bank, session: last };
  });
