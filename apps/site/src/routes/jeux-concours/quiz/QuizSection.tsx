import { crewBoard, quizStart } from "@sillages/content";
import { Grid, Heading, ScriptOnly, Section, Stack } from "@sillages/ui";
import { Living } from "../../../shell/living/Living.tsx";
import { PageLink } from "../../../shell/links/PageLink.tsx";
import { headlines } from "../headlines.css.ts";
import type { Bank } from "../../../sections/quiz/banks.ts";
import { QuizChoices } from "./QuizChoices.tsx";
import { QuizGrades } from "./QuizGrades.tsx";
import { QuizSheets } from "./QuizSheets.tsx";

interface QuizSectionProps {
  banks: readonly Bank[];
  /**
   * 1 where the page is the quiz alone.
   * @defaultValue 2
   */
  level?: 1 | 2;
}

/** Where a quiz is chosen and starts. */
export function QuizSection({ banks, level = 2 }: QuizSectionProps) {
  const { id } = quizStart;
  const below = level === 1 ? 2 : 3;
  return (
    <Section id={id} labelledBy={`${id}-titre`}>
      <Grid columns="panel" space="wide">
        <Stack>
          <Heading level={level} size="section" id={`${id}-titre`} focusable fit={headlines.quiz} />
          <ScriptOnly otherwise={<QuizSheets />}>
            <Living wakes="address">
              <QuizChoices banks={banks} level={below} />
            </Living>
            <PageLink {...crewBoard.door} />
          </ScriptOnly>
        </Stack>
        {/* As tall as what it holds, however long the records beside it are. */}
        <div>
          <QuizGrades level={below} />
        </div>
      </Grid>
    </Section>
  );
}
