import { quizStart as words } from "@sillages/content";
import { Grid, ScriptOnly, Section, Stack } from "@sillages/ui";
import { useEffect } from "react";
import { QuizChoices } from "./QuizChoices.tsx";
import { QuizGrades } from "./QuizGrades.still.tsx";
import { QuizSheets } from "./QuizSheets.still.tsx";
import { QuizTitle } from "./QuizTitle.still.tsx";
import type { Quiz } from "./useQuiz.ts";

/** Where a quiz is chosen and starts. */
export function QuizSection({ quiz }: { quiz: Quiz }) {
  const { arrival, left } = quiz;
  const isAwaited = left || arrival.kind === "damaged";

  useEffect(() => {
    if (!isAwaited) return;
    document.getElementById(words.id)?.scrollIntoView({ behavior: "instant" });
    document.getElementById("quiz-titre")?.focus({ preventScroll: true });
  }, [isAwaited]);

  return (
    <Section id={words.id} labelledBy="quiz-titre">
      <Grid columns="panel" gap="wide">
        <Stack>
          <QuizTitle />
          <ScriptOnly otherwise={<QuizSheets />}>
            <QuizChoices quiz={quiz} />
            <output>{quiz.failed && words.failed}</output>
          </ScriptOnly>
        </Stack>
        <QuizGrades />
      </Grid>
    </Section>
  );
}
