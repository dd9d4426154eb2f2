import { quizResults as words } from "@sillages/content";
import { resultOf, type Session } from "@sillages/quiz-engine";
import { Grid, Heading, Section, Stack, Text } from "@sillages/ui";
import type { Bank, PlayedQuestion } from "../../../sections/quiz/banks.ts";
import { levelReached } from "./levelReached.ts";
import { QuizBreakdown } from "./QuizBreakdown.tsx";
import { QuizCategories } from "./QuizCategories.tsx";
import type { QuizMaterial } from "./quizMaterial.ts";
import { QuizNext } from "./QuizNext.tsx";
import { QuizScore } from "./QuizScore.tsx";
import type { QuizChoice } from "./quizView.ts";
import { ShareResult } from "./ShareResult.tsx";

interface QuizResultsProps {
  bank: Bank;
  material: Pick<QuizMaterial, "banks" | "levels">;
  session: Session<PlayedQuestion>;
  starting: boolean;
  onStart: (choice: QuizChoice) => void;
  onQuit: () => void;
}

/** The end of a quiz: what it was worth, what to do with it, and its answers. */
export function QuizResults({ bank, material, session, starting, onStart, onQuit }: QuizResultsProps) {
  const result = resultOf(session);
  const level = levelReached(result, material.levels);
  const size = result.total;
  const timed = session.leftMs !== null;

  if (!level) return null;
  return (
    <>
      <QuizScore
        bank={bank}
        session={session}
        result={result}
        level={level}
        starting={starting}
        onAgain={() => onStart({ bank, size, timed })}
        onQuit={onQuit}
      />
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
              size={size}
              timed={timed}
              starting={starting}
              onStart={onStart}
            />
          </Stack>
        </Grid>
      </Section>
      <QuizBreakdown bank={bank} outcomes={result.outcomes} />
    </>
  );
}
