import { number, quizResults as words } from "@sillages/content";
import type { Result, Session } from "@sillages/quiz-engine";
import { ScoreBoard } from "@sillages/illustrations";
import { Button, Grid, Heading, Link, Section, Stack, Text } from "@sillages/ui";
import { use, useEffect } from "react";
import type { PlayedQuestion } from "../../../sections/quiz/banks.ts";
import { diplomaPath } from "../../../sections/quiz/diplomaPath.ts";
import { focusFromTheTop } from "./focusFromTheTop.ts";
import { QuizContext } from "./QuizContext.ts";
import { QuizLevel } from "./QuizLevel.tsx";
import type { LevelMaterial } from "./quizMaterial.ts";
import type { QuizChoice } from "./quizView.ts";
import { resultPath } from "./resultPath.ts";
import { useRecords } from "./useRecords.ts";

const headingId = "resultats";
const timeUpId = "temps-ecoule";

interface QuizScoreProps {
  /** What was just played: another is drawn alike. */
  played: QuizChoice;
  session: Session<PlayedQuestion>;
  result: Result<PlayedQuestion>;
  /** The one that the result reaches. */
  level: LevelMaterial;
}

/** What the quiz was worth: the points, the record, the level that is reached and what it gives a right to. */
export function QuizScore({ played, session, result, level }: QuizScoreProps) {
  const { correct, percentage, points, total } = result;
  const { quit, start, starting } = use(QuizContext);
  const { last } = useRecords();

  // Nobody asked for the results: why they came is read with their heading.
  const isTimeUp = session.leftMs === 0;

  useEffect(() => focusFromTheTop(headingId), []);

  return (
    <Section surface="night" space="head">
      <Grid columns="halves" space="wide">
        <Stack>
          <Heading level={1} id={headingId} aria-describedby={isTimeUp ? timeUpId : undefined} focusable>
            {words.title}
          </Heading>
          {isTimeUp && (
            <Text id={timeUpId} size="lead">
              {words.timeUp}
            </Text>
          )}
          <ScoreBoard
            score={{ value: number(points), label: words.pointsLabel(points) }}
            figures={[
              { value: words.correct(correct, total), label: words.correctLabel(correct) },
              { value: words.percent(percentage), label: words.percentLabel },
            ]}
          />
          {last && <Text tone="strong">{words.record(last.percentage, last.before)}</Text>}
          <Stack direction="row" space="near">
            <Button loading={starting} onClick={() => start(played)}>
              {words.again}
            </Button>
            <Button variant="secondary" onClick={quit}>
              {words.restart}
            </Button>
          </Stack>
        </Stack>
        <Stack>
          <QuizLevel result={result} level={level} />
          <Link href={diplomaPath(played.bank.id, level.id)} variant="standalone">
            {words.diploma}
          </Link>
          <Link href={resultPath(session)} variant="standalone">
            {words.crew}
          </Link>
        </Stack>
      </Grid>
    </Section>
  );
}
