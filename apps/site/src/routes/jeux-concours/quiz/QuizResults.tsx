"use client";

import { number, quizResults as words } from "@sillages/content";
import { resultOf, type Session } from "@sillages/quiz-engine";
import { ScoreBoard } from "@sillages/illustrations";
import { Button, Grid, Heading, Link, Section, Stack, Status, Text } from "@sillages/ui";
import { useEffect } from "react";
import type { Bank, PlayedQuestion } from "../../../sections/quiz/banks.ts";
import { diplomaPath } from "../../../sections/quiz/diplomaPath.ts";
import { focusFromTheTop } from "./focusFromTheTop.ts";
import { QuizCategories } from "./QuizCategories.tsx";
import { QuizLevel } from "./QuizLevel.tsx";
import { levelReached } from "./levelReached.ts";
import type { QuizMaterial } from "./quizMaterial.ts";
import { QuizNext } from "./QuizNext.tsx";
import { QuizOutcome } from "./QuizOutcome.tsx";
import { resultPath } from "./resultPath.ts";
import { ShareResult } from "./ShareResult.tsx";
import { useExplanations } from "./useExplanations.ts";
import type { QuizChoice } from "./useQuiz.ts";
import { useRecords } from "./useRecords.ts";

const { breakdown } = words;
const headingId = "resultats";

interface QuizResultsProps {
  bank: Bank;
  material: Pick<QuizMaterial, "banks" | "levels">;
  session: Session<PlayedQuestion>;
  starting: boolean;
  onStart: (choice: QuizChoice) => void;
  onQuit: () => void;
}

export function QuizResults({ bank, material, session, starting, onStart, onQuit }: QuizResultsProps) {
  const result = resultOf(session);
  const { explained, failed, retry } = useExplanations(bank);
  const { last } = useRecords();
  const { correct, outcomes, percentage, points, total } = result;
  const level = levelReached(result, material.levels);
  const timed = session.leftMs !== null;

  useEffect(() => focusFromTheTop(headingId), []);

  if (!level) return null;
  return (
    <>
      <Section surface="night" space="head">
        <Grid columns="halves" space="wide">
          <Stack>
            <Heading level={1} id={headingId} focusable>
              {words.title}
            </Heading>
            {session.leftMs === 0 && <Text size="lead">{words.timeUp}</Text>}
            <ScoreBoard
              score={{ value: number(points), label: words.pointsLabel(points) }}
              figures={[
                { value: words.correct(correct, total), label: words.correctLabel(correct) },
                { value: words.percent(percentage), label: words.percentLabel },
              ]}
            />
            {last && <Text tone="strong">{words.record(last.percentage, last.before)}</Text>}
            <Stack direction="row" space="near">
              <Button loading={starting} onClick={() => onStart({ bank, size: total, timed })}>
                {words.again}
              </Button>
              <Button variant="secondary" onClick={onQuit}>
                {words.restart}
              </Button>
            </Stack>
          </Stack>
          <Stack>
            <QuizLevel result={result} level={level} />
            <Link href={diplomaPath(bank.id, level.id)} variant="standalone">
              {words.diploma}
            </Link>
            <Link href={resultPath(session)} variant="standalone">
              {words.crew}
            </Link>
          </Stack>
        </Grid>
      </Section>
      <Section>
        <Grid columns="halves" space="wide">
          <QuizCategories result={result} />
          <Stack space="loose">
            <Stack space="near">
              <Heading level={2}>{words.send.heading}</Heading>
              <Text>{words.send.share}</Text>
              <ShareResult bank={bank.title} session={session} level={level} />
              <Text size="small">{words.challenge.hint}</Text>
            </Stack>
            <QuizNext
              banks={material.banks}
              bank={bank}
              size={total}
              timed={timed}
              starting={starting}
              onStart={onStart}
            />
          </Stack>
        </Grid>
      </Section>
      <Section labelledBy="questions" surface="cream">
        <Stack>
          <Heading level={2} size="section" id="questions">
            {breakdown.heading}
          </Heading>
          <div>
            <Status>{failed && breakdown.unexplained}</Status>
            {failed && <Button onClick={retry}>{breakdown.retry}</Button>}
            <ol>
              {outcomes.map((outcome, at) => (
                <QuizOutcome
                  key={outcome.question.id}
                  outcome={outcome}
                  place={at + 1}
                  explained={explained.get(outcome.question.id)}
                />
              ))}
            </ol>
          </div>
        </Stack>
      </Section>
    </>
  );
}
