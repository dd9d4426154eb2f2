import { jeuxConcours, type Question } from "@sillages/content";
import { type Session, timeLeft } from "@sillages/quiz-engine";
import { Button, Countdown, Headline, QuizProgress, Stack, Text } from "@sillages/ui";

const words = jeuxConcours.quiz.play;
const SECOND_MS = 1000;

interface QuizHeaderProps {
  title: string;
  session: Session<Question>;
  alert: number | undefined;
  onQuit: () => void;
}

/** The way back, the title, where one stands and how long is left. */
export function QuizHeader({ title, session, alert, onQuit }: QuizHeaderProps) {
  const left = timeLeft(session, session.at);
  const seconds = left === null ? null : Math.ceil(left / SECOND_MS);
  const total = session.draw.questions.length;
  const place = session.index + 1;
  return (
    <Stack space="near">
      <div>
        <Button tone="outline" size="small" onClick={onQuit}>
          {words.back}
        </Button>
      </div>
      <Headline level={1} focusable>
        {title}
      </Headline>
      <QuizProgress label={words.progress} text={words.question(place, total)} value={place} max={total}>
        {seconds === null ? (
          <Text as="span">{words.unlimited}</Text>
        ) : (
          <Countdown
            left={seconds}
            label={words.timer}
            spoken={words.spokenTime(seconds)}
            coarse={words.coarseTime(seconds)}
            status={alert === undefined ? undefined : words.timeLeft(alert)}
            paused={session.status === "paused"}
          />
        )}
      </QuizProgress>
    </Stack>
  );
}
