import { quizPlay as words } from "@sillages/content";
import { type QuizEvent, type Session, timeLeft } from "@sillages/quiz-engine";
import { QuizProgress } from "@sillages/illustrations";
import {
  ArrowLeftIcon,
  Countdown,
  Heading,
  IconButton,
  PauseIcon,
  PlayIcon,
  Stack,
  Tooltip,
  Text,
} from "@sillages/ui";
import { use } from "react";
import type { PlayedQuestion } from "../../../sections/quiz/banks.ts";
import { QuizContext } from "./QuizContext.ts";

const SECOND_MS = 1000;

/** Of « Question 3 sur 20 ». */
export const placeId = "place";

interface QuizHeaderProps {
  title: string;
  session: Session<PlayedQuestion>;
  /** Time left at the last alert, to be said once. */
  alertMs: number | null;
  send: (event: QuizEvent) => void;
}

function Clock({ session, alertMs }: Pick<QuizHeaderProps, "session" | "alertMs">) {
  const left = timeLeft(session, session.at);
  if (left === null) return <Text as="span">{words.unlimited}</Text>;
  const seconds = Math.ceil(left / SECOND_MS);
  return (
    <Countdown
      left={seconds}
      label={words.timer}
      spoken={words.spokenTime(seconds)}
      coarse={words.coarseTime(seconds)}
      status={alertMs === null ? undefined : words.timeLeft(alertMs / SECOND_MS)}
      paused={session.status === "paused"}
    />
  );
}

/** The way back, the title, where one stands, how long is left and how to stop the clock. */
export function QuizHeader({ title, session, alertMs, send }: QuizHeaderProps) {
  const { quit } = use(QuizContext);
  const total = session.draw.questions.length;
  const place = session.index + 1;
  return (
    <Stack space="near">
      <Stack direction="row" space="near">
        <Tooltip text={words.back}>
          <IconButton label={words.back} onClick={quit}>
            <ArrowLeftIcon />
          </IconButton>
        </Tooltip>
        {session.leftMs !== null &&
          (session.status === "paused" ? (
            <Tooltip text={words.restartClock}>
              <IconButton label={words.restartClock} onClick={() => send({ type: "resume" })}>
                <PlayIcon />
              </IconButton>
            </Tooltip>
          ) : (
            <Tooltip text={words.pause}>
              <IconButton label={words.pause} onClick={() => send({ type: "pause" })}>
                <PauseIcon />
              </IconButton>
            </Tooltip>
          ))}
        <Heading level={1} size="subtitle" focusable>
          {title}
        </Heading>
      </Stack>
      <QuizProgress
        label={words.progress}
        valueText={words.question(place, total)}
        textId={placeId}
        value={place}
        max={total}
      >
        <Clock session={session} alertMs={alertMs} />
      </QuizProgress>
    </Stack>
  );
}
