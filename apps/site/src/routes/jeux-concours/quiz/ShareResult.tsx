import { jeuxConcours } from "@sillages/content";
import { resultOf } from "@sillages/quiz-engine";
import { Button, CopyButton } from "@sillages/ui";
import { challengeLink } from "./challenge.ts";
import type { QuizState } from "./game.ts";

const { share, shared } = jeuxConcours.quiz.results;

/** Sends the score and the challenge: by the device's own sharing, else by the clipboard, else as a text to select. */
export function ShareResult({ bank, state }: { bank: string; state: QuizState }) {
  const { correct, points, total } = resultOf(state.session);
  const text = shared.text(bank, correct, total, points);
  const url = challengeLink(state);

  if ("share" in navigator) {
    // A visitor who closes the sharing panel has changed their mind: nothing failed.
    const open = () => void navigator.share({ title: shared.title(bank), text, url }).catch(() => undefined);
    return (
      <Button tone="outline" onClick={open}>
        {share}
      </Button>
    );
  }
  return (
    <CopyButton
      text={`${text} ${url}`}
      label={share}
      copied={shared.copied}
      refused={shared.failed}
      textLabel={shared.field}
    />
  );
}
