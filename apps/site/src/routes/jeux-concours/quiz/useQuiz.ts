import { useEffect, useLayoutEffect, useState } from "react";
import type { Bank } from "../../../sections/quiz/banks.ts";
import { writeAddress } from "../../../shell/address/writeAddress.ts";
import { isInvited, showContest } from "./arrival.ts";
import {
  choicesView,
  contestView,
  type InvitedView,
  invitationInAddress,
  lastGame,
  newGame,
  type PlayingView,
  type QuizChoice,
  type QuizView,
  restoredGame,
} from "./quizView.ts";
import { forgetQuiz, readSavedQuiz } from "./savedQuiz.ts";

/** A challenge that was taken up or declined no longer stands in the address: a reload finds the quiz again. */
function clearHash() {
  if (isInvited()) writeAddress("");
}

export type Quiz = ReturnType<typeof useQuiz>;

/** The quiz of this page, drawn from one of `banks`: none, one that is played, or an invitation that arrived by the address. */
export function useQuiz(banks: readonly Bank[]) {
  const [view, setView] = useState<QuizView>(contestView);
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
      setView((now) => (now.kind === "playing" ? contestView : now));
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
        setView(found ?? choicesView);
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
    review: () => play(lastGame(banks)),
    /** Leaves the invitation for the choices. */
    refuse: () => {
      clearHash();
      setView(choicesView);
    },
    /** Back to the choices: nothing is kept. */
    quit: () => {
      forgetQuiz();
      setView(choicesView);
    },
  };
}
