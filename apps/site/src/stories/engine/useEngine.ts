import { useState } from "react";
import {
  alertsBetween,
  draw,
  encodeChallenge,
  LIMIT_MS,
  type QuizEvent,
  reduce,
  refusalOf,
  restore,
  resultOf,
  save,
  type Session,
  start,
  timeLeft,
} from "@sillages/quiz-engine";
import { bank, type PlayedQuestion } from "./bank.ts";

interface LogLine {
  id: number;
  at: number;
  event: string;
  /** What came of it: nothing, a refusal, thresholds passed. */
  outcome: string;
}

interface Played {
  seed: number;
  size: number;
  now: number;
  session: Session<PlayedQuestion>;
  log: readonly LogLine[];
}

const begin = (seed: number, size: number, now: number) => start(draw(bank, { seed, size }), now, LIMIT_MS);

/** The engine in the hands of a developer: the clock is theirs too. */
export function useEngine() {
  const [played, setPlayed] = useState<Played>(() => ({
    seed: 8,
    size: 4,
    now: 0,
    session: begin(8, 4, 0),
    log: [],
  }));
  const { log, now, session } = played;

  const note = (event: string, outcome: string) => [{ id: log.length + 1, at: now, event, outcome }, ...log];

  const send = (event: QuizEvent) => {
    const refusal = refusalOf(session, event, now);
    const after = reduce(session, event, now);
    const alerts = alertsBetween(session, after).map((ms) => `${ms / 1000} s`);
    const outcome = after === session && refusal ? `refused: ${refusal}` : alerts.join(", ");
    setPlayed({ ...played, session: after, log: note(JSON.stringify(event), outcome) });
  };

  const restoreFrom = (text: string) => {
    const restored = restore(text, bank);
    const next = restored.status === "ok" ? restored.session : session;
    setPlayed({ ...played, session: next, log: note("restore", restored.status) });
  };

  const { bankHash, seed, size } = session.draw;
  return {
    ...played,
    send,
    restoreFrom,
    setNow: (instant: number) => setPlayed({ ...played, now: instant }),
    redraw: (nextSeed: number, nextSize: number) =>
      setPlayed({ seed: nextSeed, size: nextSize, now, session: begin(nextSeed, nextSize, now), log: [] }),
    refused: (event: QuizEvent) => refusalOf(session, event, now) !== null,
    left: timeLeft(session, now),
    saved: save(session),
    result: resultOf(session),
    challenge: encodeChallenge({ bankHash, seed, size, score: resultOf(session).points }),
  };
}

/** What `useEngine` answers. */
export type Engine = ReturnType<typeof useEngine>;
