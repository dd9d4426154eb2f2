import { controls, jeuxConcours, levels, number, type Question, quizBanks } from "@sillages/content";
import { levelOf, type Outcome, resultOf } from "@sillages/quiz-engine";
import {
  Badge,
  Button,
  Headline,
  LevelEmblem,
  ResultRow,
  ScoreBoard,
  Section,
  Stack,
  Text,
  TextLink,
} from "@sillages/ui";
import { useEffect } from "react";
import { pictureOf } from "../../../shell/pictureOf.ts";
import type { BankId } from "./banks.ts";
import { difficultyTone } from "./difficultyTone.ts";
import { focusFromTheTop } from "./focusFromTheTop.ts";
import type { QuizState } from "./game.ts";
import { ShareResult } from "./ShareResult.tsx";

const words = jeuxConcours.quiz.results;
const { breakdown } = words;
const headingId = "resultats";

// The content orders its levels from the highest; the engine wants the lowest first.
const [lowest, ...higher] = levels.map(({ from, id }) => ({ name: id, from })).toReversed();

function Row({ outcome, place }: { outcome: Outcome<Question>; place: number }) {
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
      explanation={question.explanation}
      source={
        <TextLink href={question.source.url} newWindow={controls.newWindow}>
          {controls.labelled(breakdown.source, question.source.name)}
        </TextLink>
      }
    />
  );
}

interface QuizResultsProps {
  bank: BankId;
  state: QuizState;
  onQuit: () => void;
}

export function QuizResults({ bank, state, onQuit }: QuizResultsProps) {
  const result = resultOf(state.session);
  const { correct, outcomes, percentage, points, total } = result;
  const reached = lowest && levelOf(result, "percentage", [lowest, ...higher]);
  const level = levels.find(({ id }) => id === reached);
  const title = quizBanks.find(({ id }) => id === bank)?.title ?? "";

  useEffect(() => focusFromTheTop(headingId), []);

  return (
    <>
      <Section surface="nuit">
        <Stack space="wide">
          <Headline level={1} size="poster" id={headingId} focusable>
            {words.title}
          </Headline>
          <ScoreBoard
            score={{ value: number(points), label: words.pointsLabel(points) }}
            figures={[
              { value: words.correct(correct, total), label: words.correctLabel(correct) },
              { value: words.percent(percentage), label: words.percentLabel },
            ]}
          />
          {level && (
            <Stack space="near">
              <LevelEmblem
                picture={pictureOf(level.drawing)}
                label={words.level}
                name={level.label}
                percentage={percentage}
                text={`${words.percent(percentage)} ${words.percentLabel}`}
              />
              <Text size="lead">{level.message}</Text>
            </Stack>
          )}
          <Stack direction="row" space="near">
            <Button onClick={onQuit}>{words.restart}</Button>
            <ShareResult bank={title} state={state} />
          </Stack>
        </Stack>
      </Section>
      <Section labelledBy="questions">
        <Stack space="wide">
          <Headline level={2} size="section" id="questions">
            {breakdown.heading}
          </Headline>
          <ol>
            {outcomes.map((outcome, at) => (
              <Row key={outcome.question.id} outcome={outcome} place={at + 1} />
            ))}
          </ol>
        </Stack>
      </Section>
    </>
  );
}
