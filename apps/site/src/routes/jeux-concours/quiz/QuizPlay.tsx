import { quizPlay as words } from "@sillages/content";
import { type QuizEvent, refusalOf, type Session } from "@sillages/quiz-engine";
import { Button, Heading, Hero, type PictureSource, Stack, Status, Text } from "@sillages/ui";
import { useDeferredValue, useEffect } from "react";
import type { Bank, PlayedQuestion } from "../../../sections/quiz/banks.ts";
import { focusFromTheTop } from "./focusFromTheTop.ts";
import { QuizHeader } from "./QuizHeader.tsx";
import { QuizQuestion } from "./QuizQuestion.tsx";

const pauseId = "pause";

interface QuizPlayProps {
  bank: Bank;
  picture: PictureSource;
  session: Session<PlayedQuestion>;
  /** Time left at the last alert. */
  alertMs: number | null;
  /** The quiz was found again where it had been left, and nothing has been done since. */
  resumed: boolean;
  send: (event: QuizEvent) => void;
}

function Paused({ onResume }: { onResume: () => void }) {
  useEffect(() => focusFromTheTop(pauseId), []);
  return (
    <Stack>
      <Heading level={2} id={pauseId} focusable>
        {words.paused.heading}
      </Heading>
      <Text>{words.paused.text}</Text>
      <div>
        <Button onClick={onResume}>{words.resume}</Button>
      </div>
    </Stack>
  );
}

function Moves({ session, send }: Pick<QuizPlayProps, "session" | "send">) {
  const isLast = session.index === session.draw.size - 1;
  return (
    <Stack direction="ends" space="near">
      <Button
        variant="secondary"
        disabled={refusalOf(session, { type: "previous" }) !== null}
        onClick={() => send({ type: "previous" })}
      >
        {words.previous}
      </Button>
      <Text tone="muted">{words.answered(session.answers.length, session.draw.size)}</Text>
      <Button disabled={refusalOf(session, { type: "next" }) !== null} onClick={() => send({ type: "next" })}>
        {isLast ? words.finish : words.next}
      </Button>
    </Stack>
  );
}

/** The question under way, and how to move. */
export function QuizPlay({ bank, picture, session, alertMs, resumed, send }: QuizPlayProps) {
  // Once it stands: a region that is born with its words is not read.
  const said = useDeferredValue(resumed && words.resumed, false);
  return (
    <Hero layout="panel" picture={picture}>
      <Stack space="hair">
        <QuizHeader title={words.title(bank.title)} session={session} alertMs={alertMs} send={send} />
        <Status>{said}</Status>
      </Stack>
      {session.status === "paused" ? (
        <Paused onResume={() => send({ type: "resume" })} />
      ) : (
        <>
          <QuizQuestion
            key={session.index}
            session={session}
            onChoose={(option) => send({ type: "answer", option })}
          />
          <Moves session={session} send={send} />
        </>
      )}
    </Hero>
  );
}
