import { quizResults } from "@sillages/content";
import type { Outcome } from "@sillages/quiz-engine";
import { Button, Heading, Section, Status } from "@sillages/ui";
import type { Bank, PlayedQuestion } from "../../../sections/quiz/banks.ts";
import { QuizOutcome } from "./QuizOutcome.tsx";
import { useExplanations } from "./useExplanations.ts";

const words = quizResults.breakdown;

interface QuizBreakdownProps {
  bank: Bank;
  outcomes: readonly Outcome<PlayedQuestion>[];
}

/** Question by question: what was answered, what was right, and why. */
export function QuizBreakdown({ bank, outcomes }: QuizBreakdownProps) {
  const { explained, failed, retry } = useExplanations(bank);
  return (
    <Section labelledBy="questions" surface="cream" stack="regular">
      <Heading level={2} size="section" id="questions">
        {words.heading}
      </Heading>
      <div>
        <Status>{failed && words.unexplained}</Status>
        {failed && <Button onClick={retry}>{words.retry}</Button>}
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
    </Section>
  );
}
