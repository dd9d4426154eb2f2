import { quizResults as words } from "@sillages/content";
import type { Result } from "@sillages/quiz-engine";
import { BarList } from "@sillages/illustrations";
import { Heading, Stack } from "@sillages/ui";
import type { PlayedQuestion } from "../../../sections/quiz/banks.ts";
import { categoriesOf } from "./categoriesOf.ts";

/** The right answers of each category. */
export function QuizCategories({ result }: { result: Result<PlayedQuestion> }) {
  return (
    <Stack space="near">
      <Heading level={2}>{words.categories}</Heading>
      <BarList
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
