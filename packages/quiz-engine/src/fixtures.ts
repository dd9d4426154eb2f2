import fc from "fast-check";
import type { WrittenQuestion } from "./check.ts";
import { draw } from "./draw.ts";
import { LIMIT_MS, reduce, start } from "./quiz.ts";
import type { Draw, Question, QuizEvent, Session } from "./types.ts";

/** A small bank, for examples. */
export const bank: readonly WrittenQuestion[] = [
  {
    id: "q1",
    question: "On which side is port, facing forward?",
    options: ["Left", "Right", "Behind"],
    correct: 0,
    difficulty: "Easy",
    points: 10,
    explanation: "Port is left, starboard right.",
  },
  {
    id: "q2",
    question: "What is a knot?",
    options: ["1 000 m an hour", "1 852 m an hour", "1 609 m an hour", "It depends on the wind"],
    correct: 1,
    difficulty: "Medium",
    points: 15,
    explanation: "One nautical mile an hour.",
    pinned: [3],
  },
  {
    id: "q3",
    question: "How much of the Earth does the sea cover?",
    options: ["Half", "A third", "Seven tenths", "Nine tenths"],
    correct: 2,
    difficulty: "Hard",
    points: 20,
    explanation: "Some 71 % of its surface.",
  },
  {
    id: "q4",
    question: "What does one sheet in?",
    options: ["An anchor", "A sail"],
    correct: 1,
    difficulty: "Easy",
    points: 10,
    explanation: "A sheet trims a sail.",
  },
];

const DIFFICULTIES = ["Easy", "Medium", "Hard"] as const;

/** The points of the fixtures: the engine knows of none. */
export const POINTS = { Easy: 10, Medium: 15, Hard: 20 };

/** A bank of `size` questions of four options, difficulties and right answers in turn. */
export function bankOf(size: number): readonly WrittenQuestion[] {
  return Array.from({ length: size }, (_, i) => {
    const difficulty = DIFFICULTIES[i % 3] ?? "Medium";
    return {
      id: `q${i}`,
      question: `Question ${i}`,
      options: [`${i} a`, `${i} b`, `${i} c`, `${i} d`],
      correct: i % 4,
      difficulty,
      points: POINTS[difficulty],
      explanation: "Because.",
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
    difficulty: fc.constantFrom("Easy", "Medium", "Hard", "constructor", "__proto__"),
    category: fc.constantFrom(undefined, "sea", "land", "__proto__", "Easy"),
    points: fc.nat(50),
    pinned: fc.oneof(fc.constant(undefined), fc.array(fc.integer({ min: -1, max: 6 }), { maxLength: 3 })),
  })
  .map((q) => ({ ...q, correct: q.correct % q.options.length }));

/** What a file may hold in place of a bank: most often one that is good but for a field or an item, at times anything. */
export const files: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 1, arbitrary: fc.anything({ withBigInt: true }) },
  {
    weight: 9,
    arbitrary: fc
      .record({
        size: fc.nat(5),
        field: fc.constantFrom(
          "id",
          "question",
          "options",
          "correct",
          "difficulty",
          "points",
          "pinned",
          "category",
        ),
        value: fc.oneof(
          fc.anything({ withBigInt: true }),
          fc.constantFrom<unknown>(undefined, null, "abc", "Easy", 5, -5, 2.5, [], {}, [0], [null]),
        ),
        isWhole: fc.nat(9),
      })
      .map(({ size, field, value, isWhole }) => {
        const [first, ...others] = bankOf(size + 1);
        return [isWhole === 0 ? value : { ...first, [field]: value }, ...others];
      }),
  },
);

export const banks = fc.array(question, { maxLength: 12 });

/** A draw and the bank that it comes from. */
export const draws: fc.Arbitrary<{ bank: readonly Question[]; draw: Draw }> = fc
  .record({
    bank: banks,
    seed: uint32,
    size: fc.nat(15),
    quotas: fc.oneof(
      fc.constant(null),
      fc.dictionary(fc.constantFrom("Easy", "Medium", "sea", "land", "__proto__", "constructor"), fc.nat(5)),
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

export const limits = fc.oneof(
  fc.constant(null),
  fc.integer({ min: 1, max: LIMIT_MS }),
  fc.constant(LIMIT_MS),
);

/** Every session that playing leads to, with the bank that it was drawn from. */
export const sessions: fc.Arbitrary<{ bank: readonly Question[]; session: Session }> = fc
  .record({ drawn: draws, now: fc.integer(), limitMs: limits, steps })
  .map(({ drawn, now, limitMs, steps }) => {
    const first = start(drawn.draw, now, limitMs);
    const last = steps.reduce((s, { event, elapsedMs }) => reduce(s, event, s.at + elapsedMs), first);
    return { bank: drawn.bank, session: last };
  });
