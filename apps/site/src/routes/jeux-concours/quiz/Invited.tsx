import { jeuxConcours } from "@sillages/content";
import { Button, Headline, Stack, Text } from "@sillages/ui";
import type { Invitation } from "./challenge.ts";
import type { QuizArrival } from "./useQuiz.ts";

const { challenge } = jeuxConcours.quiz.intro;

interface InvitedProps {
  arrival: QuizArrival;
  onAccept: (invitation: Invitation) => void;
}

/** Who arrives by a challenge's link: the same draw, ready to play, or a word on why there is none. */
export function Invited({ arrival, onAccept }: InvitedProps) {
  if (arrival.kind === "none") return null;
  if (arrival.kind === "damaged") {
    return (
      <Text size="lead" tone="accent">
        {challenge.damaged}
      </Text>
    );
  }
  const { score, size } = arrival.invitation;
  return (
    <Stack space="near">
      <Headline level={3}>{challenge.heading}</Headline>
      <Text size="lead">{challenge.text(size)}</Text>
      {score !== undefined && <Text tone="strong">{challenge.score(score)}</Text>}
      <div>
        <Button tone="strong" onClick={() => onAccept(arrival.invitation)}>
          {challenge.start}
        </Button>
      </div>
    </Stack>
  );
}
