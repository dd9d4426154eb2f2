import { useEffect, useLayoutEffect, useState } from "react";
import type { BankId } from "./banks.ts";
import type { Invitation } from "./challenge.ts";
import type { QuizGame } from "./game.ts";
import { forgetQuiz, readSavedQuiz } from "./savedQuiz.ts";

// The engine, the screens and the banks come when a quiz needs them.
const load = () => import("./quizModule.ts");
type QuizModule = Awaited<ReturnType<typeof load>>;

const newSeed = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

const isInvited = () => location.hash.startsWith("#defi=");

/** Lets the contest be seen again: the page's head hides it where a quiz is what one comes for (build/quizArrival.ts). */
const showContest = () => (document.adoptedStyleSheets = []);

/** A challenge that was taken up or declined no longer stands in the address: a reload finds the quiz again. */
function clearHash() {
  if (isInvited()) history.replaceState(history.state, "", location.pathname + location.search);
}

interface Playing {
  module: QuizModule;
  game: QuizGame;
}

/** The quiz that was kept, where it was. */
async function restored(): Promise<Playing | undefined> {
  const module = await load();
  const game = await module.restoreGame();
  return game && { module, game };
}

export interface QuizChoice {
  bank: BankId;
  /** How many questions; without it, the whole bank. */
  size: number | undefined;
  timed: boolean;
}

export type QuizArrival =
  { kind: "none" } | { kind: "damaged" } | { kind: "invited"; invitation: Invitation };

export type Quiz = ReturnType<typeof useQuiz>;

/** The quiz of this page: none, one that is played, or an invitation that arrived by the address. */
export function useQuiz() {
  const [playing, setPlaying] = useState<Playing>();
  const [arrival, setArrival] = useState<QuizArrival>({ kind: "none" });
  const [starting, setStarting] = useState(false);
  const [failed, setFailed] = useState(false);
  const [hasSaved, setHasSaved] = useState(false);
  const [left, setLeft] = useState(false);
  /** What the visitor came for is known. */
  const [arrived, setArrived] = useState(false);

  useLayoutEffect(() => {
    if (arrived) showContest();
  }, [arrived]);

  const play = (coming: Promise<Playing | undefined>) => {
    setFailed(false);
    setStarting(true);
    coming
      .then((found) => {
        clearHash();
        setArrival({ kind: "none" });
        setPlaying(found);
      })
      .catch(() => setFailed(true))
      .finally(() => setStarting(false));
  };

  useEffect(() => {
    const receive = () => {
      if (!isInvited()) return;
      // Whatever was being played is kept, and offered beside the invitation.
      setPlaying(undefined);
      setHasSaved(readSavedQuiz() !== undefined);
      load()
        .then((module) => module.readChallenge(location.hash))
        .then((invitation) => setArrival(invitation ? { kind: "invited", invitation } : { kind: "damaged" }))
        .catch(() => setFailed(true))
        .finally(() => setArrived(true));
    };
    if (isInvited()) receive();
    else if (readSavedQuiz()) {
      restored()
        // Whoever starts another one meanwhile plays that one.
        .then((found) => setPlaying((started) => started ?? found))
        .catch(() => setFailed(true))
        .finally(() => setArrived(true));
    } else showContest();
    addEventListener("hashchange", receive);
    return () => {
      removeEventListener("hashchange", receive);
      // Who leaves meanwhile sees the next page.
      showContest();
    };
    // Once, on arrival: what comes later comes by the address.
  }, []);

  return {
    playing,
    arrival,
    /** The code or the questions are on their way. */
    starting,
    /** The quiz could not be fetched. */
    failed,
    /** A quiz was left for the choices. */
    left,
    /** A quiz waits for its player, beside the invitation. */
    hasSaved,
    start: ({ bank, size, timed }: QuizChoice) =>
      play(
        load().then(async (module) => ({
          module,
          game: module.newGame(await module.loadBank(bank), { seed: newSeed(), size, timed }),
        })),
      ),
    accept: ({ bank, seed, size }: Invitation, timed: boolean) =>
      play(load().then((module) => ({ module, game: module.newGame(bank, { seed, size, timed }) }))),
    resume: () => play(restored()),
    /** Leaves the invitation for the choices. */
    refuse: () => {
      clearHash();
      setLeft(true);
      setArrival({ kind: "none" });
    },
    /** Back to the intro: nothing is kept. */
    quit: () => {
      forgetQuiz();
      setLeft(true);
      setPlaying(undefined);
    },
  };
}
