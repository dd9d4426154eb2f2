import type { Session } from "@sillages/quiz-engine";
import { useDeferredValue, useEffect, useSyncExternalStore } from "react";
import { loadExplanations } from "../../../sections/quiz/explanations.ts";
import type { QuizGame } from "./game.ts";
import type { QuizMaterial } from "./quizMaterial.ts";
import { QuizPlay } from "./QuizPlay.tsx";
import { QuizResults } from "./QuizResults.tsx";

const TICK_MS = 250;

/** Whether nothing but time has happened to the session since it was found again. */
const isUntouched = (session: Session, resumed: Session | undefined) =>
  session.answers === resumed?.answers &&
  session.index === resumed.index &&
  session.status === resumed.status;

interface QuizScreenProps {
  game: QuizGame;
  material: QuizMaterial;
}

/** A quiz from its first question to its results. Time is the engine's; this only says that some has passed. */
export function QuizScreen({ game, material }: QuizScreenProps) {
  const { alertMs, session } = useSyncExternalStore(game.subscribe, game.get);
  const { leftMs, status } = session;
  const runs = status === "playing" && leftMs !== null;

  useEffect(() => {
    if (!runs) return undefined;
    const tick = () => game.send({ type: "tick" });
    const timer = setInterval(tick, TICK_MS);
    // A tab that was hidden has missed ticks: the first look sets the clock right.
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [game, runs]);

  const isLast = session.index === session.draw.size - 1;
  useEffect(() => {
    // They are read with the results, and asked for a little before; the results say it if they cannot be had.
    if (isLast) loadExplanations(game.bank).catch(() => undefined);
  }, [game, isLast]);

  // The last press is answered at once; the results are long to write, and follow when they are ready.
  const finished = status === "finished";
  const resultsReady = useDeferredValue(finished);

  return finished && resultsReady ? (
    <QuizResults bank={game.bank} material={material} session={session} />
  ) : (
    <QuizPlay
      bank={game.bank}
      picture={material.picture}
      session={session}
      alertMs={alertMs}
      resumed={isUntouched(session, game.resumed)}
      send={game.send}
    />
  );
}
