import { controls, levels, number, quizBanks, quizResults as words } from "@sillages/content";
import { levelOf, type Outcome, type Result, resultOf } from "@sillages/quiz-engine";
import {
  Badge,
  Button,
  Grid,
  Headline,
  LevelEmblem,
  ResultRow,
  ScoreBoard,
  Section,
  Spread,
  Stack,
  Status,
  Text,
  TextLink,
  WakeScores,
} from "@sillages/ui";
import { useEffect } from "react";
import { pictureOf, picturesOf } from "../../../shell/pictureOf.ts";
import type { BankId, PlayedQuestion } from "./banks.ts";
import { categoriesOf } from "./categoriesOf.ts";
import type { Explained } from "./explanations.ts";
import { difficultyTone } from "./difficultyTone.ts";
import { focusFromTheTop } from "./focusFromTheTop.ts";
import type { QuizState } from "./game.ts";
import { ShareResult } from "./ShareResult.tsx";
import { useExplanations } from "./useExplanations.ts";

const { breakdown } = words;
const emblems = picturesOf(levels);
const headingId = "resultats";

// The content orders its levels from the highest; the engine wants the lowest first.
const [lowest, ...higher] = levels.map(({ from, id }) => ({ name: id, from })).toReversed();

interface RowProps {
  outcome: Outcome<PlayedQuestion>;
  place: number;
  explained: Explained | undefined;
}

function Row({ outcome, place, explained }: RowProps) {
  const { answer, points, question, rightAnswer, verdict } = outcome;
  const isRight = verdict === "right";
  return (
    <ResultRow
      number={place}
      badges={
        <>
          <Badge tone={difficultyTone[question.difficulty]}>{question.difficulty}</Badge>
          <Badge>{question.category}</Badge>
        </>
      }
      question={question.question}
      outcome={verdict}
      verdict={isRight ? breakdown.correct : verdict === "wrong" ? breakdown.wrong : breakdown.unanswered}
      answer={{ label: breakdown.yours, text: answer ?? breakdown.unanswered }}
      right={isRight ? undefined : { label: breakdown.right, text: rightAnswer }}
      points={breakdown.earned(points)}
      explanation={explained?.explanation}
      source={
        explained && (
          <TextLink href={explained.source.url} newWindow={controls.newWindow}>
            {controls.labelled(breakdown.source, explained.source.name)}
          </TextLink>
        )
      }
    />
  );
}

function Level({ result }: { result: Result<PlayedQuestion> }) {
  const reached = lowest && levelOf(result, "percentage", [lowest, ...higher]);
  const level = levels.find(({ id }) => id === reached);
  if (!level) return null;
  return (
    <Stack space="near">
      <LevelEmblem
        picture={emblems[level.drawing]}
        label={words.level}
        name={level.label}
        percentage={result.percentage}
        text={`${words.percent(result.percentage)} ${words.percentLabel}`}
      />
      <Text size="lead">{level.message}</Text>
    </Stack>
  );
}

function Categories({ result }: { result: Result<PlayedQuestion> }) {
  return (
    <Stack space="near">
      <Headline level={2}>{words.categories}</Headline>
      <WakeScores
        scores={categoriesOf(result.outcomes).map(({ category, correct, total }) => ({
          label: category,
          value: correct,
          max: total,
          text: words.correct(correct, total),
        }))}
      />
    </Stack>
  );
}

interface QuizResultsProps {
  bank: BankId;
  state: QuizState;
  onQuit: () => void;
}

export function QuizResults({ bank, state, onQuit }: QuizResultsProps) {
  const result = resultOf(state.session);
  const { explained, failed, retry } = useExplanations(bank);
  const { correct, outcomes, percentage, points, total } = result;
  const title = quizBanks.find(({ id }) => id === bank)?.title ?? "";

  useEffect(() => focusFromTheTop(headingId), []);

  return (
    <>
      <Spread picture={pictureOf("scenes/nuit")} surface="nuit" share="even" drawing="below">
        <Headline level={1} id={headingId} focusable>
          {words.title}
        </Headline>
        {state.session.leftMs === 0 && <Text size="lead">{words.timeUp}</Text>}
        <ScoreBoard
          score={{ value: number(points), label: words.pointsLabel(points) }}
          figures={[
            { value: words.correct(correct, total), label: words.correctLabel(correct) },
            { value: words.percent(percentage), label: words.percentLabel },
          ]}
        />
        <Stack direction="row" space="near">
          <Button onClick={onQuit}>{words.restart}</Button>
          <ShareResult bank={title} state={state} />
        </Stack>
        <Text size="small">{words.challenge.hint}</Text>
      </Spread>
      <Section>
        <Grid columns="halves" gap="wide">
          <Categories result={result} />
          <Level result={result} />
        </Grid>
      </Section>
      <Section labelledBy="questions" surface="papier2">
        <Stack>
          <Headline level={2} size="section" id="questions">
            {breakdown.heading}
          </Headline>
          <div>
            <Status>{failed && breakdown.unexplained}</Status>
            {failed && <Button onClick={retry}>{breakdown.retry}</Button>}
            <ol>
              {outcomes.map((outcome, at) => (
                <Row
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
