import { clockAt, timeLeft } from "./timer.ts";
import type { Draw, Question, QuizEvent, Refusal, Session } from "./types.ts";

/** The time given to a session by default, in milliseconds: 300 s. */
export const LIMIT_MS = 300_000;

/**
 * A new session, finished at once when the draw is empty. To play again, start again: a session leaves nothing behind.
 *
 * @param now - The instant of the start, in milliseconds (`Date.now()`).
 * @param limitMs - The time given, in milliseconds, more than 0; `null` for no limit. Anything else, and an instant that is not finite,
 *   throws a `RangeError`: no session begins on a clock that was misread.
 *
 * @example
 * const session = start(draw(bank, { seed: 42 }), 0);
 * [session.status, session.index, session.leftMs]; // ["playing", 0, 300_000]
 */
export function start<Q extends Question>(
  draw: Draw<Q>,
  now: number,
  limitMs: number | null = LIMIT_MS,
): Session<Q> {
  const atLeast = limitMs ?? 1;
  if (!(atLeast > 0 && Number.isFinite(now + atLeast)))
    throw RangeError(`now ${now}, limitMs ${limitMs}: give ms, a limit above 0`);
  return {
    status: draw.size ? "playing" : "finished",
    leftMs: limitMs,
    at: now,
    behindMs: 0,
    draw,
    index: 0,
    answers: [],
  };
}

/** What `event` changes in a session whose time is not up, or why it cannot happen. */
function moveOf({ status, draw, index, answers }: Session, event: QuizEvent): Refusal | Partial<Session> {
  const type = event?.type;
  if (status === "finished") return status;
  if (type === "finish") return { status: "finished" };
  if (type === "resume") return status === "paused" ? { status: "playing" } : "not-paused";
  if (status === "paused") return status;
  if (type === "pause") return { status: "paused" };
  if (type === "previous") return index ? { index: index - 1 } : "first-question";
  if (type === "next") {
    if (index >= answers.length) return "unanswered";
    return index + 1 < draw.size ? { index: index + 1 } : { status: "finished" };
  }
  if (type === "answer") {
    const isOffered = draw.questions[index]?.choices.some(({ option }) => option === event.option);
    return isOffered ? { answers: answers.toSpliced(index, 1, event.option) } : "no-such-option";
  }
  return type === "tick" ? {} : "unknown-event";
}

/**
 * Why `event` cannot happen at the instant `now`, or `null` when it can: what {@link reduce} obeys, and what tells a
 * view which buttons to disable.
 *
 * @param now - An instant in milliseconds; by default, the last one that the session knows of.
 *
 * @example
 * const session = start(draw(bank, { seed: 42 }), 0);
 * refusalOf(session, { type: "next" }); // "unanswered"
 * refusalOf(session, { type: "answer", option: 0 }); // null
 */
export function refusalOf(session: Session, event: QuizEvent, now = session.at): Refusal | null {
  const move = timeLeft(session, now) === 0 ? "finished" : moveOf(session, event);
  return typeof move === "string" ? move : null;
}

/**
 * The session after `event`. It never throws and changes nothing in place. An event that {@link refusalOf} refuses gives
 * back the very same session; a session whose time is up comes back finished, at the instant its time ran out.
 *
 * @param now - The instant of the event, in milliseconds, on the clock that `start` was given. One before the last
 *   known adds no time; one that is not finite counts as no time passed. A clock that goes back and comes right takes nothing.
 *
 * @example
 * const session = start(draw(bank, { seed: 42 }), 0);
 * const answered = reduce(session, { type: "answer", option: 0 }, 1_000);
 * reduce(answered, { type: "next" }, 2_000).index; // 1
 * reduce(answered, { type: "tick" }, 999_000).at; // 300_000
 */
export function reduce<Q extends Question>(session: Session<Q>, event: QuizEvent, now: number): Session<Q> {
  const { leftMs, at, behindMs } = clockAt(session, now);
  const move = moveOf(session, leftMs === 0 ? { type: "finish" } : event);
  if (typeof move === "string") return session;

  return {
    status: move.status ?? session.status,
    leftMs,
    at,
    behindMs,
    draw: session.draw,
    index: move.index ?? session.index,
    answers: move.answers ?? session.answers,
  };
}
