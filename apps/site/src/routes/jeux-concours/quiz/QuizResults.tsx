"use client";

import { number, quizResults as words } from "@sillages/content";
import { resultOf, type Session } from "@sillages/quiz-engine";
import { ScoreBoard } from "@sillages/illustrations";
import { Button, Grid, Heading, Hero, type PictureSource, Section, Stack, Status, Text } from "@sillages/ui";
import { useEffect } from "react";
import type { Bank, PlayedQuestion } from "./banks.ts";
import { focusFromTheTop } from "./focusFromTheTop.ts";
import { QuizCategories } from "./QuizCategories.tsx";
import { QuizLevel } from "./QuizLevel.tsx";
import type { LevelMaterial } from "./quizMaterial.ts";
import { QuizOutcome } from "./QuizOutcome.tsx";
import { ShareResult } from "./ShareResult.tsx";
import { useExplanations } from "./useExplanations.ts";

const { breakdown } = words;
const headingId = "resultats";

interface QuizResultsProps {
  bank: Bank;
  levels: readonly LevelMaterial[];
  picture: PictureSource;
  session: Session<PlayedQuestion>;
  onQuit: () => void;
}

export function QuizResults({ bank, levels, picture, session, onQuit }: QuizResultsProps) {
  const result = resultOf(session);
  const { explained, failed, retry } = useExplanations(bank);
  const { correct, outcomes, percentage, points, total } = result;

  useEffect(() => focusFromTheTop(headingId), []);

  return (
    <>
      <Hero layout="even" picture={picture} surface="night">
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
        <Stack direction="row" space="near">
          <Button onClick={onQuit}>{words.restart}</Button>
          <ShareResult bank={bank.title} session={session} />
        </Stack>
        <Text size="small">{words.challenge.hint}</Text>
      </Hero>
      <Section>
        <Grid columns="halves" gap="wide">
          <QuizCategories result={result} />
          <QuizLevel result={result} levels={levels} />
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
