import type { Seed } from "./hash.ts";

/** What the engine needs of a question. Richer ones fit it structurally, and come back whole from draws to results. */
export interface Question {
  /** Unique in its bank, and lasting: it seeds the order of the options. */
  readonly id: string;
  readonly options: readonly string[];
  /** Index of the right option, from 0. */
  readonly correct: number;
  /** Any label, for {@link Recipe} quotas and `checkBank`. */
  readonly difficulty: string;
  /** Any label, for {@link Recipe} quotas; none that is a difficulty too, which `checkBank` tells. */
  readonly category?: string | undefined;
  /** Points won by the right option: a whole number, 0 or more. */
  readonly points: number;
  /** Indexes of the options that keep their place when the others are shuffled (« all of these »). */
  readonly pinned?: readonly number[] | undefined;
}

/** An option as shown to the player. `option` is its index in the question, wherever it stands on the screen. */
export interface Choice {
  readonly option: number;
  readonly text: string;
}

/** A question of a draw, with its choices in the order to show them. */
export interface DrawnQuestion<Q extends Question = Question> {
  readonly question: Q;
  readonly choices: readonly Choice[];
}

/** What decides a draw, besides the bank. */
export interface Recipe {
  /** A text, or a whole number of which the last 32 bits count: `crypto.getRandomValues(new Uint32Array(1))[0]` gives one. */
  readonly seed: Seed;
  /** How many questions at most; a part of one does not count. @defaultValue all */
  readonly size?: number | null | undefined;
  /** How many at most of a difficulty or of a category, by its label; one that is not named, or not finite, has no bound. @defaultValue null */
  readonly quotas?: Readonly<Record<string, number>> | null | undefined;
}

/** The questions of one session in the order to ask them, and the recipe that gives them again. */
export interface Draw<Q extends Question = Question> extends Recipe {
  /** Which bank, and which content of it: see {@link hashBank}. */
  readonly bankHash: number;
  readonly seed: number;
  readonly size: number;
  readonly quotas: Readonly<Record<string, number>> | null;
  readonly questions: readonly DrawnQuestion<Q>[];
}

/** The clock of a session, as data. Instants and durations are in milliseconds. */
export interface Timer {
  readonly status: "playing" | "paused" | "finished";
  /** Time left at the instant `at`, `null` when there is no limit. It never grows. */
  readonly leftMs: number | null;
  /** The last instant that the session knows of: its last event, or its end. */
  readonly at: number;
  /** By how much the clock has gone back and not come right. @defaultValue 0 */
  readonly behindMs?: number;
}

/** A session at one instant: immutable, and the same after a trip through JSON. */
export interface Session<Q extends Question = Question> extends Timer {
  readonly behindMs: number;
  readonly draw: Draw<Q>;
  /** The question being asked, from 0. */
  readonly index: number;
  /** The options chosen. Questions are answered in order: what lies beyond the length is not answered. */
  readonly answers: readonly number[];
}

/** What can happen to a session. `tick` only says that time has passed. */
export type QuizEvent =
  | { readonly type: "answer"; readonly option: number }
  | { readonly type: "next" | "previous" | "pause" | "resume" | "finish" | "tick" };

/** Why an event cannot happen. A paused session only takes `resume` and `finish`; `next` needs an answer. */
export type Refusal =
  "finished" | "paused" | "not-paused" | "first-question" | "unanswered" | "no-such-option" | "unknown-event";

/** What became of one question. */
export interface Outcome<Q extends Question = Question> {
  readonly question: Q;
  readonly verdict: "right" | "wrong" | "unanswered";
  /** The option chosen, in words; `null` when the question was not answered. */
  readonly answer: string | null;
  /** The right option, in words. */
  readonly rightAnswer: string;
  /** Points won: those of the question, or 0. */
  readonly points: number;
}

/** What a session is worth. */
export interface Result<Q extends Question = Question> {
  readonly points: number;
  /** The points of all the questions drawn. */
  readonly maximum: number;
  /** How many right answers, out of `total` questions drawn. */
  readonly correct: number;
  readonly total: number;
  /** `correct` out of `total`, rounded to a whole number from 0 to 100; 0 for an empty draw. */
  readonly percentage: number;
  /** One for each question drawn, in order. */
  readonly outcomes: readonly Outcome<Q>[];
}
