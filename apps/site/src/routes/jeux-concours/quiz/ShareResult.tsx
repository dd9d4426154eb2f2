import { identity, quizResults } from "@sillages/content";
import { resultOf, type Session } from "@sillages/quiz-engine";
import { Button, CopyButton, Stack, Status } from "@sillages/ui";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { download } from "../../../shell/links/download.ts";
import { challengeLink } from "./challenge.ts";
import type { LevelMaterial } from "./quizMaterial.ts";
import { resultPicture } from "./resultPicture.ts";

const { challenge, plate, send, share, shared } = quizResults;

const hasSharing = () => "share" in navigator;

/** Whoever closes the sharing panel has changed their mind: nothing failed. */
const isChangeOfMind = (reason: unknown) => reason instanceof DOMException && reason.name === "AbortError";

interface ShareResultProps {
  bank: string;
  session: Session;
  level: LevelMaterial;
}

/**
 * Two things to send: the result with the plate that it wins, by the share sheet of the device or else the clipboard; and a
 * challenge, a link to the same questions.
 */
export function ShareResult({ bank, session, level }: ShareResultProps) {
  const place = useRef<HTMLDivElement>(null);
  const [refused, setRefused] = useState(false);
  const [failed, setFailed] = useState(false);
  const { correct, points, total } = resultOf(session);
  const text = shared.text(bank, correct, total, points);
  const url = challengeLink(session);

  const picture = async () => {
    const caption = shared.caption(bank, correct, total);
    const words = { label: plate, level: level.label, caption, signature: identity.name };
    return new File([await resultPicture(level.plate, level.picture, words)], shared.file, {
      type: "image/png",
    });
  };

  const open = async () => {
    // Without its picture, a result is worth sharing all the same.
    const files = await picture().then(
      (file) => [file],
      () => [],
    );
    const whole = { title: shared.title(bank), text, url, files };
    const { files: _, ...words } = whole;
    await navigator
      .share(files.length > 0 && navigator.canShare?.(whole) ? whole : words)
      .catch((reason: unknown) => !isChangeOfMind(reason) && copyInstead());
  };

  /** The button that was pressed gives its place to another, and the focus with it. */
  const copyInstead = () => {
    flushSync(() => setRefused(true));
    place.current?.querySelector("button")?.focus();
  };

  const keep = async () => download(await picture(), shared.file);

  return (
    <Stack ref={place} space="close">
      <Stack direction="row" space="near">
        {hasSharing() && !refused ? (
          <Button onClick={() => void open()}>{share}</Button>
        ) : (
          <CopyButton
            variant="primary"
            text={`${text} ${url}`}
            label={share}
            copiedLabel={shared.copied}
            refusedLabel={shared.failed}
            textLabel={shared.field}
          />
        )}
        <Button variant="secondary" plain onClick={() => keep().catch(() => setFailed(true))}>
          {send.picture}
        </Button>
        <CopyButton
          text={url}
          label={challenge.label}
          copiedLabel={challenge.copied}
          refusedLabel={shared.failed}
          textLabel={challenge.field}
        />
      </Stack>
      <Status tone={failed ? "error" : "plain"}>{failed ? send.failed : refused && shared.instead}</Status>
    </Stack>
  );
}
