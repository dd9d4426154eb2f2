"use client";

import { quizResults } from "@sillages/content";
import { resultOf, type Session } from "@sillages/quiz-engine";
import { Button, CopyButton } from "@sillages/ui";
import { useState } from "react";
import { challengeLink } from "./challenge.ts";

const { challenge, share, shared } = quizResults;

const hasSharing = () => "share" in navigator;

/** Whoever closes the sharing panel has changed their mind: nothing failed. */
const isChangeOfMind = (reason: unknown) => reason instanceof DOMException && reason.name === "AbortError";

/** Sends the score and the challenge: by the device's own sharing, else by the clipboard, else as a text to select. */
export function ShareResult({ bank, session }: { bank: string; session: Session }) {
  const [canShare, setCanShare] = useState(hasSharing);
  const { correct, points, total } = resultOf(session);
  const text = shared.text(bank, correct, total, points);
  const url = challengeLink(session);

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
