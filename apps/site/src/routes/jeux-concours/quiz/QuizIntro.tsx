import { jeuxConcours } from "@sillages/content";
import { Grid, Section, SectionHeader, Stack } from "@sillages/ui";
import { Invited } from "./Invited.tsx";
import { QuizChoices } from "./QuizChoices.tsx";
import { Levels, Points } from "./QuizRules.tsx";
import type { useQuiz } from "./useQuiz.ts";

const { intro } = jeuxConcours.quiz;

export function QuizIntro({ quiz }: { quiz: ReturnType<typeof useQuiz> }) {
  return (
    <Section id={intro.id} labelledBy="quiz-titre" surface="nuit">
      <SectionHeader id="quiz-titre" title={intro.heading} lead={intro.lead} />
      <Stack space="loose">
        <Invited arrival={quiz.arrival} onAccept={(invitation) => quiz.accept(invitation, true)} />
        <Grid columns="lead" gap="wide">
          <QuizChoices failed={quiz.failed} onStart={quiz.start} />
          <Points />
        </Grid>
        <Levels />
      </Stack>
    </Section>
  );
}
