import { controls, quizResults } from "@sillages/content";
import type { Outcome } from "@sillages/quiz-engine";
import { ResultRow } from "@sillages/illustrations";
import { Badge, Link } from "@sillages/ui";
import type { PlayedQuestion } from "../../../sections/quiz/banks.ts";
import { questionPicture } from "../../../sections/quiz/questionPicture.ts";
import { DifficultyBadge } from "./DifficultyBadge.tsx";
import type { Explained } from "../../../sections/quiz/explanations.ts";

const words = quizResults.breakdown;

interface QuizOutcomeProps {
  outcome: Outcome<PlayedQuestion>;
  /** Of the question in the quiz, from 1. */
  place: number;
  /** Absent as long as it is not there. */
  explained: Explained | undefined;
}

/** What became of one question: the answer, the right one, and why. */
export function QuizOutcome({ outcome, place, explained }: QuizOutcomeProps) {
  const { answer, points, question, rightAnswer, verdict } = outcome;
  const verdicts = { right: words.correct, wrong: words.wrong, unanswered: words.unanswered };
  return (
    <ResultRow
      number={place}
      badges={
        <>
          <DifficultyBadge difficulty={question.difficulty} />
          <Badge>{question.category}</Badge>
        </>
      }
      question={question.question}
      picture={questionPicture(question)}
      outcome={verdict}
      verdict={verdicts[verdict]}
      answer={answer ? { label: words.yours, text: answer } : undefined}
      right={verdict === "right" ? undefined : { label: words.right, text: rightAnswer }}
      points={words.earned(points)}
      explanation={explained?.explanation}
      source={
        explained && (
          <Link href={explained.source.url} newWindow={controls.newWindow}>
            {controls.labelled(words.source, explained.source.name)}
          </Link>
        )
      }
    />
  );
}
