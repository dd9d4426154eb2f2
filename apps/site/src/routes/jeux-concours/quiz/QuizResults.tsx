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
import { ShareResult } from "./ShareResult.tsx";

interface QuizResultsProps {
  bank: Bank;
  material: Pick<QuizMaterial, "banks" | "levels">;
  session: Session<PlayedQuestion>;
}

/** The end of a quiz: what it was worth, what to do with it, and its answers. */
export function QuizResults({ bank, material, session }: QuizResultsProps) {
  const result = resultOf(session);
  const level = levelReached(result, material.levels);
  const played = { bank, size: result.total, timed: session.leftMs !== null };

  if (!level) return null;
  return (
    <>
      <QuizScore played={played} session={session} result={result} level={level} />
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
            <QuizNext banks={material.banks} played={played} />
          </Stack>
        </Grid>
      </Section>
      <QuizBreakdown bank={bank} outcomes={result.outcomes} />
    </>
  );
}
