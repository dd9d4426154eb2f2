import { quizResults as words } from "@sillages/content";
import type { Result } from "@sillages/quiz-engine";
import { Headline, Stack, WakeScores } from "@sillages/ui";
import type { PlayedQuestion } from "./banks.ts";
import { categoriesOf } from "./categoriesOf.ts";

/** The right answers of each category. */
export function QuizCategories({ result }: { result: Result<PlayedQuestion> }) {
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
