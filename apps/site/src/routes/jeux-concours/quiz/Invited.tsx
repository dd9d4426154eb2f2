import { quizBanks, quizStart } from "@sillages/content";
import { Button, Headline, Section, Stack, Text } from "@sillages/ui";
import { useEffect, useState } from "react";
import type { Invitation } from "./challenge.ts";
import { focusFromTheTop } from "./focusFromTheTop.ts";
import { TimeTiles } from "./TimeTiles.tsx";
import type { Quiz } from "./useQuiz.ts";

const words = quizStart.challenge;

/** Who arrives by a challenge's link finds the same draw, ready to play, and nothing else. */
export function Invited({ quiz, invitation }: { quiz: Quiz; invitation: Invitation }) {
  const [timed, setTimed] = useState(true);
  const { bank, percentage, size } = invitation;

  useEffect(() => focusFromTheTop(words.id), []);

  return (
    <Section labelledBy={words.id} surface="aube" space="head" stack="regular">
      <Headline level={1} size="section" id={words.id} focusable>
        {words.heading(percentage)}
      </Headline>
      <Text size="lead">{words.text(quizBanks.find(({ id }) => id === bank.id)?.title ?? "", size)}</Text>
      <TimeTiles timed={timed} onChange={setTimed} />
      <Stack direction="row" space="near">
        <Button tone="strong" busy={quiz.starting} onClick={() => quiz.accept(invitation, timed)}>
          {words.start}
        </Button>
        {quiz.hasSaved && (
          <Button tone="outline" onClick={quiz.resume}>
            {words.resume}
          </Button>
        )}
        <Button tone="outline" onClick={quiz.refuse}>
          {words.refuse}
        </Button>
      </Stack>
      <output>{quiz.failed && quizStart.failed}</output>
    </Section>
  );
}
