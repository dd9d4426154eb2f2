import { quizStart } from "@sillages/content";
import { Button, Heading, Section, Stack, Status, Text } from "@sillages/ui";
import { use, useEffect, useState } from "react";
import type { Invitation } from "./challenge.ts";
import { focusFromTheTop } from "./focusFromTheTop.ts";
import { QuizContext } from "./QuizContext.ts";
import { TimeTiles } from "./TimeTiles.tsx";

const words = quizStart.challenge;

interface InvitedProps {
  invitation: Invitation;
  /** A quiz that was left can be gone on with instead. */
  hasSaved: boolean;
  onAccept: (timed: boolean) => void;
}

/** Who arrives by a challenge's link finds the same draw, ready to play, and nothing else. */
export function Invited({ invitation, hasSaved, onAccept }: InvitedProps) {
  const { failed, refuse, resume, starting } = use(QuizContext);
  const { bank, percentage, size } = invitation;
  const isLong = size === bank.size;
  const [timed, setTimed] = useState(!isLong);

  useEffect(() => focusFromTheTop(words.id), []);

  return (
    <Section labelledBy={words.id} surface="dawn" space="head" stack="regular">
      <Heading level={1} size="section" id={words.id} focusable>
        {words.heading(percentage)}
      </Heading>
      <Text size="lead">{words.text(bank.title, size)}</Text>
      <TimeTiles timed={timed} isLong={isLong} onChange={setTimed} />
      {isLong && <Text size="small">{quizStart.reading(bank.minutes)}</Text>}
      <Stack direction="row" space="near">
        <Button variant="accent" loading={starting} onClick={() => onAccept(timed)}>
          {words.start}
        </Button>
        {hasSaved && (
          <Button variant="secondary" onClick={resume}>
            {words.resume}
          </Button>
        )}
        <Button variant="secondary" onClick={refuse}>
          {words.refuse}
        </Button>
      </Stack>
      <Status tone="error">{failed && quizStart.failed}</Status>
    </Section>
  );
}
