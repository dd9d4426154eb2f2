import { useEffect, useLayoutEffect, useState } from "react";
import { isInvited, showContest } from "./arrival.ts";
import type { Bank } from "../../../sections/quiz/banks.ts";
import { writeAddress } from "../../../shell/writeAddress.ts";
import type { Invitation } from "./challenge.ts";
import type { QuizGame } from "./game.ts";
import { forgetQuiz, readSavedQuiz } from "./savedQuiz.ts";

// The engine, the screens and the banks come when a quiz needs them.
const load = () => import("./quizModule.ts");
type QuizModule = Awaited<ReturnType<typeof load>>;

const newSeed = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** A challenge that was taken up or declined no longer stands in the address: a reload finds the quiz again. */
function clearHash() {
  if (isInvited()) writeAddress("");
}

interface ContestView {
  kind: "contest";
  /** The visitor is led to the choices: a quiz was left for them, or a challenge could not be read. */
  toChoices?: boolean;
  /** The link of a challenge could not be read. */
  damaged?: boolean;
}

interface InvitedView {
  kind: "invited";
  module: QuizModule;
  invitation: Invitation;
  /** A quiz waits for its player, beside the invitation. */
  hasSaved: boolean;
}

interface PlayingView {
  kind: "playing";
  module: QuizModule;
  game: QuizGame;
}

/** What the page shows: its sections, the invitation that arrived by the address, or the quiz alone. */
export type QuizView = ContestView | InvitedView | PlayingView;

export interface QuizChoice {
  bank: Bank;
  /** How many questions; without it, the whole bank. */
  size: number | undefined;
  timed: boolean;
}

const contest: ContestView = { kind: "contest" };
const choices: ContestView = { kind: "contest", toChoices: true };
const damagedChallenge: ContestView = { kind: "contest", toChoices: true, damaged: true };

/** The quiz that `gameOf` opens, if there is one. */
async function playing(
  gameOf: (module: QuizModule) => Promise<QuizGame | undefined>,
): Promise<PlayingView | undefined> {
  const module = await load();
  const game = await gameOf(module);
  return game && { kind: "playing", module, game };
}

const newGame = ({ bank, size, timed }: QuizChoice) =>
  playing(async (module) => module.newGame(await module.loadBank(bank), { seed: newSeed(), size, timed }));

/** The quiz that was kept, where it was. */
const restoredGame = (banks: readonly Bank[]) => playing((module) => module.restoreGame(banks));

async function invitationInAddress(banks: readonly Bank[]): Promise<QuizView> {
  const hasSaved = readSavedQuiz() !== undefined;
  const module = await load();
  const invitation = await module.readChallenge(location.hash, banks);
  return invitation ? { kind: "invited", module, invitation, hasSaved } : damagedChallenge;
}

export type Quiz = ReturnType<typeof useQuiz>;

/** The quiz of this page, drawn from one of `banks`: none, one that is played, or an invitation that arrived by the address. */
export function useQuiz(banks: readonly Bank[]) {
  const [view, setView] = useState<QuizView>(contest);
  const [starting, setStarting] = useState(false);
  const [failed, setFailed] = useState(false);
  /** What the visitor came for is known. */
  const [arrived, setArrived] = useState(false);

  useLayoutEffect(() => {
    if (arrived) showContest();
  }, [arrived]);

  useEffect(() => {
    const arrive = (coming: Promise<QuizView | undefined>) => {
      coming
        // Whoever starts another quiz meanwhile plays that one.
        .then((found) => setView((now) => (now.kind === "playing" || !found ? now : found)))
        .catch(() => setFailed(true))
        .finally(() => setArrived(true));
    };
    const receive = () => {
      if (!isInvited()) return;
      // Whatever was being played is kept, and offered beside the invitation.
      setView((now) => (now.kind === "playing" ? contest : now));
      arrive(invitationInAddress(banks));
    };
    if (isInvited()) receive();
    else if (readSavedQuiz()) arrive(restoredGame(banks));
    else showContest();
    addEventListener("hashchange", receive);
    return () => {
      removeEventListener("hashchange", receive);
      // Who leaves meanwhile sees the next page.
      showContest();
    };
  }, [banks]);

  const play = (coming: Promise<PlayingView | undefined>) => {
    setFailed(false);
    setStarting(true);
    coming
      .then((found) => {
        clearHash();
        setView(found ?? choices);
      })
      .catch(() => setFailed(true))
      .finally(() => setStarting(false));
  };

  return {
    view,
    /** The code or the questions are on their way. */
    starting,
    /** The quiz could not be fetched. */
    failed,
    start: (choice: QuizChoice) => play(newGame(choice)),
    accept: ({ invitation: { bank, seed, size }, module }: InvitedView, timed: boolean) => {
      setFailed(false);
      clearHash();
      setView({ kind: "playing", module, game: module.newGame(bank, { seed, size, timed }) });
    },
    resume: () => play(restoredGame(banks)),
    /** Opens the answers of the last quiz again. */
    review: () => play(playing((module) => module.lastGame(banks))),
    /** Leaves the invitation for the choices. */
    refuse: () => {
      clearHash();
      setView(choices);
    },
    /** Back to the choices: nothing is kept. */
    quit: () => {
      forgetQuiz();
      setView(choices);
    },
  };
}
