import { jeuxConcours, quizBanks } from "@sillages/content";
import { type QuizEvent, refusalOf } from "@sillages/quiz-engine";
import { Button, Grid, Headline, Picture, Section, Stack, Text } from "@sillages/ui";
import { pictureOf } from "../../../shell/pictureOf.ts";
import type { BankId } from "./banks.ts";
import type { QuizState } from "./game.ts";
import { QuizHeader } from "./QuizHeader.tsx";
import { QuizQuestion } from "./QuizQuestion.tsx";

const words = jeuxConcours.quiz.play;

export interface QuizPlayProps {
  bank: BankId;
  state: QuizState;
  send: (event: QuizEvent) => void;
  onQuit: () => void;
}

function Paused({ onResume }: { onResume: () => void }) {
  return (
    <Stack>
      <Headline level={2}>{words.paused.heading}</Headline>
      <Text>{words.paused.text}</Text>
      <div>
        <Button onClick={onResume}>{words.resume}</Button>
      </div>
    </Stack>
  );
}

/** The question under way, and how to move. */
export function QuizPlay({ bank, state, send, onQuit }: QuizPlayProps) {
  const { session } = state;
  const { answers, draw, index, status } = session;
  const total = draw.questions.length;
  const title = quizBanks.find(({ id }) => id === bank)?.title ?? "";
  const isLast = index === total - 1;

  return (
    <Section>
      <Grid columns="lead" gap="wide">
        <Stack>
          <QuizHeader title={words.title(title)} session={session} alert={state.alert} onQuit={onQuit} />
          {status === "paused" ? (
            <Paused onResume={() => send({ type: "resume" })} />
          ) : (
            <>
              <QuizQuestion
                key={index}
                session={session}
                onChoose={(option) => send({ type: "answer", option })}
              />
              <Text tone="muted">{words.answered(answers.length, total)}</Text>
              <Stack direction="row" space="near">
                <Button
                  tone="outline"
                  disabled={refusalOf(session, { type: "previous" }) !== null}
                  onClick={() => send({ type: "previous" })}
                >
                  {words.previous}
                </Button>
                <Button
                  disabled={refusalOf(session, { type: "next" }) !== null}
                  onClick={() => send({ type: "next" })}
                >
                  {isLast ? words.finish : words.next}
                </Button>
                <Button tone="outline" onClick={() => send({ type: "pause" })}>
                  {words.pause}
                </Button>
              </Stack>
            </>
          )}
        </Stack>
        <Picture picture={pictureOf("scenes/baleine-haute")} ratio="portrait" decorative />
      </Grid>
    </Section>
  );
}
