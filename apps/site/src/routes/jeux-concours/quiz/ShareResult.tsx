"use client";

import { quizResults } from "@sillages/content";
import { resultOf } from "@sillages/quiz-engine";
import { Button, CopyButton } from "@sillages/ui";
import { useState } from "react";
import { challengeLink } from "./challenge.ts";
import type { QuizState } from "./game.ts";

const { challenge, share, shared } = quizResults;

const hasSharing = () => "share" in navigator;

/** Whoever closes the sharing panel has changed their mind: nothing failed. */
const isChangeOfMind = (reason: unknown) => reason instanceof DOMException && reason.name === "AbortError";

/** Sends the score and the challenge: by the device's own sharing, else by the clipboard, else as a text to select. */
export function ShareResult({ bank, state }: { bank: string; state: QuizState }) {
  const [canShare, setCanShare] = useState(hasSharing);
  const { correct, points, total } = resultOf(state.session);
  const text = shared.text(bank, correct, total, points);
  const url = challengeLink(state);

  const open = () =>
    void navigator
      .share({ title: shared.title(bank), text, url })
      .catch((reason: unknown) => setCanShare(isChangeOfMind(reason)));

  return (
    <>
      {canShare ? (
        <Button variant="secondary" onClick={open}>
          {share}
        </Button>
      ) : (
        <CopyButton
          text={`${text} ${url}`}
          label={share}
          copied={shared.copied}
          refused={shared.failed}
          textLabel={shared.field}
        />
      )}
      <CopyButton
        text={url}
        label={challenge.label}
        copied={challenge.copied}
        refused={shared.failed}
        textLabel={challenge.field}
      />
    </>
  );
}
